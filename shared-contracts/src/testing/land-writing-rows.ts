/**
 * Usual notations of land with their meanings, worked out by hand; one row per line, with columns separated by tabs:
 * the notation (`\\n` in it is a line break), the outcome, the pieces in standard notation, what is stored in addition
 * to them (for a refused notation, the kind of its first problem), the position if it is published, and the reason or
 * the source.
 */
export const landWritingRows = String.raw`SE-22-051-26-W4M	read	SE-22-051-26-W4M			usual writing of a quarter
SE 22-51-26-W4M	read	SE-22-051-26-W4M			agreements and letters
SE22-51-26W4	read	SE-22-051-26-W4M			typed without blanks
se 22-51-26-w4m	read	SE-22-051-26-W4M			small letters
  SE  22 - 51 - 26  W4M  	read	SE-22-051-26-W4M			stray blanks
SE 22 51 26 W4	read	SE-22-051-26-W4M			blanks for dashes
SE-22-51-26-W4M.	read	SE-22-051-26-W4M			full stop of a sentence
SE 22-051-26 W4	read	SE-22-051-26-W4M			township in three digits
SE/4 22-51-26-W4M	read	SE-22-051-26-W4M			line lists
SE/4-22-51-26-W4M	read	SE-22-051-26-W4M			line lists
SE 1/4 22-51-26-W4M	read	SE-22-051-26-W4M			line lists
SE1/4 22-51-26-W4M	read	SE-22-051-26-W4M			line lists
SE¼ 22-51-26-W4M	read	SE-22-051-26-W4M			line lists
S.E. 1/4 Sec. 22, Tp. 51, R. 26, W. 4th Mer.	read	SE-22-051-26-W4M			older agreements
SE Qtr Sec 22 Twp 51 Rge 26 W4M	read	SE-22-051-26-W4M			survey plans
SE of 22-51-26 W4M	read	SE-22-051-26-W4M			letters
South East 22-51-26-W4M	read	SE-22-051-26-W4M			letters
Southeast quarter of 22-51-26 W4M	read	SE-22-051-26-W4M			letters
THE SOUTH EAST QUARTER OF SECTION 22, TOWNSHIP 51, RANGE 26, WEST OF THE FOURTH MERIDIAN	read	SE-22-051-26-W4M			titles
THE SOUTH EAST QUARTER OF SECTION TWENTY TWO (22) TOWNSHIP FIFTY ONE (51) RANGE TWENTY SIX (26) WEST OF THE FOURTH MERIDIAN	read	SE-22-051-26-W4M			numbers in words beside the same in figures
MERIDIAN 4 RANGE 26 TOWNSHIP 51 SECTION 22 QUARTER SOUTH EAST	read	SE-22-051-26-W4M			Alberta titles
MERIDIAN 4 RANGE 26 TOWNSHIP 51\nSECTION 22\nQUARTER SOUTH EAST	read	SE-22-051-26-W4M			Alberta titles, in lines
TWP 51 RGE 26 W4M SEC 22 SE	read	SE-22-051-26-W4M			township first
Sec 22 Twp 51 Rge 26 W4M: SE & SW	read	SE-22-051-26-W4M | SW-22-051-26-W4M			parts behind their section
Sec 22: SE, Twp 51 Rge 26 W4M	read	SE-22-051-26-W4M			section first
SE 22 T51 R26 W4M	read	SE-22-051-26-W4M			short words
SE S22 T51 R26 W4M	read	SE-22-051-26-W4M			short words
SE-22-T51-R26-W4M	read	SE-22-051-26-W4M			short words with dashes
SE Sec.22, T.51, R.26, W.4.M.	read	SE-22-051-26-W4M			dotted short words
4;26;51;22;SE	read	SE-22-051-26-W4M			Alberta's short legal
4; 26; 51; 22; SE	read	SE-22-051-26-W4M			Alberta's short legal with blanks
4;26;51;22	read	22-051-26-W4M			Alberta's short legal, whole section
4;26;51;22;9	read	09-22-051-26W4			Alberta's short legal, subdivision
4;26;51;22;9,10	read	09-22-051-26W4 | 10-22-051-26W4			Alberta's short legal, subdivisions
4;26;51;22;SE;4;26;51;22;SW	read	SE-22-051-26-W4M | SW-22-051-26-W4M			two short legals
4;26,51;22;SE	refused		unread		no short legal: a semicolon is missing
4;26;51;22;XX	refused		unread		no part of a section
4;26;151;22;SE	refused		township		no such township
SE 22-51-26-W4M Alberta	read	SE-22-051-26-W4M			province behind it
Fractional NE 22-51-26-W4M	read	NE-22-051-26-W4M	Fractional		cut by water: the quarter's own name
Frac. NE 22-51-26-W4M	read	NE-22-051-26-W4M	Frac.		cut by water
NE fractional quarter of Sec 22 Twp 51 Rge 26 W4M	read	NE-22-051-26-W4M	fractional		cut by water
N/2 22-51-26-W4M	read	NE-22-051-26-W4M | NW-22-051-26-W4M			halves
N1/2 22-51-26-W4M	read	NE-22-051-26-W4M | NW-22-051-26-W4M			halves
N 1/2 22-51-26-W4M	read	NE-22-051-26-W4M | NW-22-051-26-W4M			halves
N½ 22-51-26-W4M	read	NE-22-051-26-W4M | NW-22-051-26-W4M			halves
N½-22-51-26-W4M	read	NE-22-051-26-W4M | NW-22-051-26-W4M			halves
N.1/2 of 22-51-26-W4M	read	NE-22-051-26-W4M | NW-22-051-26-W4M			halves
North half of 22-51-26-W4M	read	NE-22-051-26-W4M | NW-22-051-26-W4M			halves
THE WEST HALF OF SECTION 27 TOWNSHIP 51 RANGE 26 WEST OF THE FOURTH MERIDIAN	read	NW-27-051-26-W4M | SW-27-051-26-W4M			halves on titles
S/2-27-51-26-W4M	read	SE-27-051-26-W4M | SW-27-051-26-W4M			halves
E/2-22-51-26-W4M	read	NE-22-051-26-W4M | SE-22-051-26-W4M			E is a block of map sheets too
N½ and SW 22-51-26-W4M	read	NE-22-051-26-W4M | NW-22-051-26-W4M | SW-22-051-26-W4M			three quarters
W/2 of NE 22-51-26-W4M	read	15-22-051-26W4 | 10-22-051-26W4			half of a quarter
W½ NE 22-51-26-W4M	read	15-22-051-26W4 | 10-22-051-26W4			half of a quarter
E½ of the NW¼ of 36-42-3 W5	read	14-36-042-03W5 | 11-36-042-03W5			half of a quarter
S½ of N½ 22-51-26-W4M	read	09-22-051-26W4 | 10-22-051-26W4 | 11-22-051-26W4 | 12-22-051-26W4			half of a half
E½ of N½ 22-51-26-W4M	read	NE-22-051-26-W4M			half of a half is a quarter
NE of NW 36-42-3-W5M	read	14-36-042-03W5			quarter of a quarter
NE/4 of the NW/4 36-42-3-W5M	read	14-36-042-03W5			quarter of a quarter
E½ of LSD 5-22-51-26-W4M	portion	ptn. 05-22-051-26W4	E½ of		finer than a subdivision
NE of LSD 5 22-51-26-W4M	portion	ptn. 05-22-051-26W4	NE of		finer than a subdivision
N½ of LSDs 1 & 2 22-51-26-W4M	portion	ptn. 01-22-051-26W4 | ptn. 02-22-051-26W4	N½ of		finer than a subdivision
E½ of NE of NW 36-42-3-W5M	portion	ptn. 14-36-042-03W5	E½ of		finer than a subdivision
SW SE 22-51-26-W4M	refused		unclear		two quarters or one within the other
NE-SE 22-51-26-W4M	refused		unclear		two quarters or one within the other
NE/SE 22-51-26-W4M	read	NE-22-051-26-W4M | SE-22-051-26-W4M			a stroke parts a list
NE, SE 22-51-26-W4M	read	NE-22-051-26-W4M | SE-22-051-26-W4M			list of quarters
NE & NW 22-51-26-W4M	read	NE-22-051-26-W4M | NW-22-051-26-W4M			list of quarters
NE + NW 22-51-26-W4M	read	NE-22-051-26-W4M | NW-22-051-26-W4M			list of quarters
NE & NW 22 and S½ 27-51-26-W4M	read	NE-22-051-26-W4M | NW-22-051-26-W4M | SE-27-051-26-W4M | SW-27-051-26-W4M			quarters of two sections
NE 36 & SE 35-42-3-W5M	read	NE-36-042-03-W5M | SE-35-042-03-W5M			quarters of two sections
NE & SE 22, SW 23-51-26-W4M	read	NE-22-051-26-W4M | SE-22-051-26-W4M | SW-23-051-26-W4M			quarters of two sections
NE 22, 27-51-26-W4M	refused	NE-22-051-26-W4M	unclear		of the second section the same quarter, or all of it
NE 22 & 27-51-26-W4M	refused	NE-22-051-26-W4M	unclear		of the second section the same quarter, or all of it
SE 22, 23 and 27-51-26-W4M	refused	SE-22-051-26-W4M	unread		the same quarter of three, or whole sections
NW-36-042-03-W5M; SE-35-042-03-W5M	read	NW-36-042-03-W5M | SE-35-042-03-W5M			two descriptions
NW-36-042-03-W5M, SE-35-042-03-W5M	read	NW-36-042-03-W5M | SE-35-042-03-W5M			two descriptions
NW-36-042-03-W5M and SE-35-042-03-W5M	read	NW-36-042-03-W5M | SE-35-042-03-W5M			two descriptions
NW-36-042-03-W5M\nSE-35-042-03-W5M	read	NW-36-042-03-W5M | SE-35-042-03-W5M			two lines
NW 36-42-3-W5M; NE Twp 43 Rge 3 W5M	refused	NW-36-042-03-W5M	sectionMissing		a section is not carried to another township
SE 22-51-26-W4M, NE 52-26-W4M	refused	SE-22-051-26-W4M	sectionMissing		a section is not carried to another township
NW 36-42-3-W5M and d-96-H/94-A-15	read	NW-36-042-03-W5M | d-096-H/094-A-15			both surveys in one
22-51-26-W4M	read	22-051-26-W4M			whole section
Sec 22-51-26-W4	read	22-051-26-W4M			whole section
Section 22 Township 51 Range 26 W4M	read	22-051-26-W4M			whole section
All of Section 22-51-26-W4M	read	22-051-26-W4M			whole section
ALL 22-51-26-W4M	read	22-051-26-W4M			whole section
S22 T51 R26 W4	read	22-051-26-W4M			short words
Secs 1 to 3 Twp 51 Rge 26 W4M	read	01-051-26-W4M | 02-051-26-W4M | 03-051-26-W4M			range of sections
Secs 1-3, 51-26-W4M	read	01-051-26-W4M | 02-051-26-W4M | 03-051-26-W4M			range of sections
Sections 1-3-51-26-W4M	read	01-051-26-W4M | 02-051-26-W4M | 03-051-26-W4M			range of sections
Sec 1-3-51-26-W4M	refused		unclear		one section cannot be two
Secs 1, 2 and 3 Twp 51 Rge 26 W4M	read	01-051-26-W4M | 02-051-26-W4M | 03-051-26-W4M			list of sections
Secs 1, 2 & 3-51-26-W4M	read	01-051-26-W4M | 02-051-26-W4M | 03-051-26-W4M			list of sections
Sections 1 through 3 of Township 51 Range 26 W4M	read	01-051-26-W4M | 02-051-26-W4M | 03-051-26-W4M			range of sections
Secs 1 to 12 Twp 51 Rge 26 W4M	read	01-051-26-W4M | 02-051-26-W4M | 03-051-26-W4M | 04-051-26-W4M | 05-051-26-W4M | 06-051-26-W4M | 07-051-26-W4M | 08-051-26-W4M | 09-051-26-W4M | 10-051-26-W4M | 11-051-26-W4M | 12-051-26-W4M			range of sections
SE of Secs 1 to 3 Twp 51 Rge 26 W4M	read	SE-01-051-26-W4M | SE-02-051-26-W4M | SE-03-051-26-W4M			a quarter of each
Secs 1 to 40 Twp 51 Rge 26 W4M	refused		section		no such section
Secs 12 to 1 Twp 51 Rge 26 W4M	refused		unclear		a range that runs backwards
T51 R26 W4M	township	TWP 51 RGE 26 W4M			whole township
Twp 51 Rge 26 W4M	township	TWP 51 RGE 26 W4M			whole township
51-26-W4M	refused		sectionMissing		no word says that all of it is meant
All of Township 51 Range 26 W4M	township	TWP 51 RGE 26 W4M			whole township
Township 51, Range 26, West of the 4th Meridian	township	TWP 51 RGE 26 W4M			whole township
Tps 51 & 52 Rge 26 W4M	refused		unread		lists of townships are not read
NW Twp 51 Rge 26 W4M	refused		sectionMissing		a quarter without its section
LSD 5-22-51-26-W4M	read	05-22-051-26W4			subdivision
LSD 5 22-51-26-W4M	read	05-22-051-26W4			subdivision
LSD 5 of Sec 22 Twp 51 Rge 26 W4M	read	05-22-051-26W4			subdivision
L.S.D. 5 of 22-51-26-W4M	read	05-22-051-26W4			subdivision
LS 5-22-51-26 W4M	read	05-22-051-26W4			subdivision
L.S. 5, Sec. 22, Tp. 51, R. 26, W4M	read	05-22-051-26W4			subdivision
LEGAL SUBDIVISION 5 OF SECTION 22 TOWNSHIP 51 RANGE 26 WEST OF THE FOURTH MERIDIAN	read	05-22-051-26W4			titles
5-22-51-26-W4M	read	05-22-051-26W4			four numbers
05-22-051-26W4M	read	05-22-051-26W4			four numbers
TWP 18 RGE 14 W4M LSD 15 SEC 12	read	15-12-018-14W4			township first
LSDs 1-8 of Sec 22-51-26-W4	read	01-22-051-26W4 | 02-22-051-26W4 | 03-22-051-26W4 | 04-22-051-26W4 | 05-22-051-26W4 | 06-22-051-26W4 | 07-22-051-26W4 | 08-22-051-26W4			range of subdivisions
LSD 1-3 of Sec 22-51-26-W4	read	01-22-051-26W4 | 02-22-051-26W4 | 03-22-051-26W4			range of subdivisions
LSD 1-3 22-51-26-W4	read	01-22-051-26W4 | 02-22-051-26W4 | 03-22-051-26W4			range of subdivisions
LSD 1-3, 22-51-26-W4	read	01-22-051-26W4 | 02-22-051-26W4 | 03-22-051-26W4			range of subdivisions
LSD 1-3-22-51-26-W4	read	01-22-051-26W4 | 02-22-051-26W4 | 03-22-051-26W4			range and section in one chain
LSD 1–3 of 22-51-26-W4	read	01-22-051-26W4 | 02-22-051-26W4 | 03-22-051-26W4			long dash
LSDs 1 to 3, Sec 22, Twp 51, Rge 26, W4M	read	01-22-051-26W4 | 02-22-051-26W4 | 03-22-051-26W4			range of subdivisions
LSDs 1 thru 3 of 22-51-26-W4M	read	01-22-051-26W4 | 02-22-051-26W4 | 03-22-051-26W4			range of subdivisions
LSD 9-16 22-51-26-W4M	read	09-22-051-26W4 | 10-22-051-26W4 | 11-22-051-26W4 | 12-22-051-26W4 | 13-22-051-26W4 | 14-22-051-26W4 | 15-22-051-26W4 | 16-22-051-26W4			range of subdivisions
LSD 9-16-51-26-W4M	read	09-16-051-26W4			one subdivision of section 16
LSD 9-16 Twp 51 Rge 26 W4M	refused		sectionMissing		a range without its section
LSDs 1, 2 & 8 of 36-42-3-W5M	read	01-36-042-03W5 | 02-36-042-03W5 | 08-36-042-03W5			list of subdivisions
LSDs 1, 2, 8 of Section 36, Twp 42, Rge 3, W5M	read	01-36-042-03W5 | 02-36-042-03W5 | 08-36-042-03W5			list of subdivisions
LEGAL SUBDIVISIONS 3, 4, 5 AND 6 OF SECTION 22 TOWNSHIP 51 RANGE 26 WEST OF THE FOURTH MERIDIAN	read	03-22-051-26W4 | 04-22-051-26W4 | 05-22-051-26W4 | 06-22-051-26W4			titles
MERIDIAN 4 RANGE 26 TOWNSHIP 51\nSECTION 22\nLEGAL SUBDIVISIONS 1 TO 3 INCLUSIVE	read	01-22-051-26W4 | 02-22-051-26W4 | 03-22-051-26W4			Alberta titles
LSD 1, 2, 22-51-26-W4M	read	01-22-051-26W4 | 02-22-051-26W4			comma before the section
LSDs 1-4 & 7, 8 of 22-51-26-W4M	read	01-22-051-26W4 | 02-22-051-26W4 | 03-22-051-26W4 | 04-22-051-26W4 | 07-22-051-26W4 | 08-22-051-26W4			range and list
LSDs 15 to 18 of 22-51-26-W4M	refused		lsd		no such subdivisions
LSD 8-1 of 22-51-26-W4M	refused		unclear		a range that runs backwards
1-8-22-51-26-W4M	refused		unread		five numbers with nothing that says what they are
SE 22-51-26-W4M (portion)	portion	ptn. SE-22-051-26-W4M			said behind it
SE 22-51-26-W4M (ptn.)	portion	ptn. SE-22-051-26-W4M			said behind it
SE 22-51-26-W4M ptn	portion	ptn. SE-22-051-26-W4M			said behind it
SE 22-51-26-W4M - part	portion	ptn. SE-22-051-26-W4M			said behind it
SE 22-51-26-W4M, portion	portion	ptn. SE-22-051-26-W4M			said behind it
SE (ptn) 22-51-26-W4M	portion	ptn. SE-22-051-26-W4M			said within
SE ptn. 22-51-26-W4M	portion	ptn. SE-22-051-26-W4M			said within
ptn. SE 22-51-26-W4M	portion	ptn. SE-22-051-26-W4M			said before
Ptn SE-22-051-26-W4M	portion	ptn. SE-22-051-26-W4M			said before
Pt. SE 22-51-26-W4M	portion	ptn. SE-22-051-26-W4M			said before
Portion of the SE 22-51-26-W4M	portion	ptn. SE-22-051-26-W4M			said before
Part of SE 22-51-26-W4M	portion	ptn. SE-22-051-26-W4M			said before
ptn. Sec 22-51-26-W4M	portion	ptn. 22-051-26-W4M			of a section in words
Portion of Section 22 Township 51 Range 26 W4M	portion	ptn. 22-051-26-W4M			of a section in words
The north 40 acres of Section 22 Township 51 Range 26 W4M	portion	ptn. 22-051-26-W4M	The north 40 acres of		a measure of a section
ptn. Sec 22, Sec 21-51-26-W4M	portion	ptn. 22-051-26-W4M | 21-051-26-W4M			of the first
ptn. Sec 22 Twp 51 Rge 26 W4M: SE & SW	portion	ptn. SE-22-051-26-W4M | ptn. SW-22-051-26-W4M			parts behind their section
Portion of Twp 51 Rge 26 W4M Sec 22	portion	ptn. 22-051-26-W4M			township first
4;26;51;22;SE (portion)	portion	ptn. SE-22-051-26-W4M			Alberta's short legal
ptn. 4;26;51;22;SE	portion	ptn. SE-22-051-26-W4M			Alberta's short legal
4;26;51;22;SE (10 acres)	portion	ptn. SE-22-051-26-W4M	10 acres		Alberta's short legal
SE 22-51-26-W4M containing 10 acres	portion	ptn. SE-22-051-26-W4M	containing 10 acres		clearly less than all of it
Fractional SE 22-51-26-W4M containing 95 acres	read	SE-22-051-26-W4M	Fractional		cut by water: all that there is
SE 22-51-26-W4M containing 156.4 acres more or less	read	SE-22-051-26-W4M			a survey differs by a few acres
d-96-H/94-A-15 containing 10 acres	portion	ptn. d-096-H/094-A-15	containing 10 acres		a quarter of a unit has at least 40
Portions of SE and SW 22-51-26-W4M	portion	ptn. SE-22-051-26-W4M | ptn. SW-22-051-26-W4M			of both
SE and SW 22-51-26-W4M (portions)	portion	ptn. SE-22-051-26-W4M | ptn. SW-22-051-26-W4M			of both
NW and SW 36-42-3-W5M, ptn. SE	portion	NW-36-042-03-W5M | SW-36-042-03-W5M | ptn. SE-36-042-03-W5M			of the last
ptn. NE and all of SE 22-51-26-W4M	portion	ptn. NE-22-051-26-W4M | SE-22-051-26-W4M			of the first
SE 22-51-26-W4M ptn. NE 23-51-26-W4M	portion	SE-22-051-26-W4M | ptn. NE-23-051-26-W4M			of the second
ptn. 22-51-26-W4M	portion	ptn. 22-051-26-W4M			of a section
ptn. LSD 5-22-51-26-W4M	portion	ptn. 05-22-051-26W4			of a subdivision
ptn. Twp 51 Rge 26 W4M	refused		sectionMissing		portion of a township
THAT PORTION OF THE NORTH EAST QUARTER OF SECTION 22 TOWNSHIP 51 RANGE 26 WEST OF THE FOURTH MERIDIAN WHICH LIES SOUTH EAST OF THE RIVER	portion	ptn. NE-22-051-26-W4M	WHICH LIES SOUTH EAST OF THE RIVER		a direction is no quarter
MERIDIAN 4 RANGE 26 TOWNSHIP 51\nSECTION 22\nALL THAT PORTION OF THE NORTH EAST QUARTER\nLYING NORTH OF ROAD PLAN 1234AB\nCONTAINING 10.1 HECTARES (25 ACRES) MORE OR LESS	portion	ptn. NE-22-051-26-W4M	LYING NORTH OF ROAD PLAN 1234AB		Alberta titles
SE 22-51-26-W4M lying north of Highway 16	portion	ptn. SE-22-051-26-W4M	lying north of Highway 16		a side of something
NE 22-51-26-W4M south east of the creek	portion	ptn. NE-22-051-26-W4M	south east of the creek		a direction is no quarter
North 40 acres of SE 22-51-26-W4M	portion	ptn. SE-22-051-26-W4M	North 40 acres of		a measure
The most easterly 300 feet of SE 22-51-26-W4M	portion	ptn. SE-22-051-26-W4M	The most easterly 300 feet of		a measure
SE the north 20 acres of 22-51-26-W4M	portion	ptn. SE-22-051-26-W4M	the north 20 acres of		a measure is no section
SE 22-51-26-W4M (10 acres)	portion	ptn. SE-22-051-26-W4M	10 acres		a measure
SE 22-51-26-W4M (160 acres)	read	SE-22-051-26-W4M			the area of all of it
SE 22-51-26-W4M 64.7 ha	read	SE-22-051-26-W4M			the area of all of it
N½ 22-51-26-W4M, 320 ac	read	NE-22-051-26-W4M | NW-22-051-26-W4M			the area of all of it
SE 22-51-26-W4M 150.5 acres	portion	ptn. SE-22-051-26-W4M	150.5 acres		less than all of it
SE 22-51-26-W4M containing 160 acres more or less	read	SE-22-051-26-W4M			the area of all of it
SE 22-51-26-W4M except Plan 1234AB	portion	ptn. SE-22-051-26-W4M	except Plan 1234AB		exception
SE 22-51-26-W4M, except Plan 1234AB	portion	ptn. SE-22-051-26-W4M	except Plan 1234AB		exception
SE 22-51-26-W4M excepting thereout Plan 1234AB, road	portion	ptn. SE-22-051-26-W4M	excepting thereout Plan 1234AB, road		exception
SE (except plan 1234AB) 22-51-26-W4M	portion	ptn. SE-22-051-26-W4M	except plan 1234AB		exception in brackets
Sec 22-51-26-W4M except NE	portion	ptn. 22-051-26-W4M	except NE		exception of a quarter
SE 22-51-26-W4M less the north 10 acres	portion	ptn. SE-22-051-26-W4M	less the north 10 acres		exception
SE 22-51-26-W4M save and except Plan 9120345	portion	ptn. SE-22-051-26-W4M	save and except Plan 9120345		exception
SE 22-51-26-W4M excluding 1.5 acres for road	portion	ptn. SE-22-051-26-W4M	excluding 1.5 acres for road		exception
NW-36-042-03-W5M except plan 1234AB\nNE-35-042-03-W5M	portion	ptn. NW-36-042-03-W5M | NE-35-042-03-W5M	except plan 1234AB		exception of one line
MERIDIAN 5 RANGE 3 TOWNSHIP 42\nSECTION 36\nQUARTER NORTH WEST\nEXCEPTING THEREOUT ALL MINES AND MINERALS	read	NW-36-042-03-W5M	EXCEPTING THEREOUT ALL MINES AND MINERALS		all of the surface
SE 22-51-26-W4M except mines and minerals	read	SE-22-051-26-W4M	except mines and minerals		all of the surface
MERIDIAN 4 RANGE 26 TOWNSHIP 51\nSECTION 22\nQUARTER SOUTH EAST\nEXCEPTING THEREOUT:\nPLAN NUMBER HECTARES ACRES\nROAD 1234AB 0.409 1.01\nEXCEPTING THEREOUT ALL MINES AND MINERALS	portion	ptn. SE-22-051-26-W4M	EXCEPTING THEREOUT: PLAN NUMBER HECTARES ACRES ROAD 1234AB 0.409 1.01 EXCEPTING THEREOUT ALL MINES AND MINERALS		Alberta titles
MERIDIAN 4 RANGE 26 TOWNSHIP 51\nSECTION 22\nQUARTER SOUTH EAST\nMERIDIAN 4 RANGE 26 TOWNSHIP 51\nTHE WEST HALF OF\nSECTION 27	read	SE-22-051-26-W4M | NW-27-051-26-W4M | SW-27-051-26-W4M			a second parcel has its own section
Plan 1234AB within SE 22-51-26-W4M	portion	ptn. SE-22-051-26-W4M	Plan 1234AB within		a plan in a quarter
Lot 5 Block 2 Plan 1234AB in SE 22-51-26-W4M	portion	ptn. SE-22-051-26-W4M	Lot 5 Block 2 Plan 1234AB in		a lot in a quarter
SE 22-51-26-W4M Plan 1234AB	portion	ptn. SE-22-051-26-W4M	Plan 1234AB		a plan in a quarter
SE 22-51-26-W4M, Lot 5 Block 2 Plan 1234AB	refused	SE-22-051-26-W4M	unread		in the quarter, or beside it
SE 22-51-26-W4M; Lot 5 Block 2 Plan 1234AB	words	SE-22-051-26-W4M | words: Plan 1234AB Block 2 Lot 5			two descriptions
Lot 5 Block 2 Plan 1234AB	words	words: Plan 1234AB Block 2 Lot 5			plan, block and lot
Plan 1234AB Block 2 Lot 5	words	words: Plan 1234AB Block 2 Lot 5			plan, block and lot
PLAN 1234AB\nBLOCK 2\nLOT 5	words	words: Plan 1234AB Block 2 Lot 5			Alberta titles
Lot 5, Blk. 2, Pl. 1234AB	words	words: Plan 1234AB Block 2 Lot 5			plan, block and lot
1234AB;2;5	words	words: Plan 1234AB Block 2 Lot 5			Alberta's short legal of a plan
0412345;2;5	words	words: Plan 0412345 Block 2 Lot 5			Alberta's short legal of a plan
Lot 12 Plan 041 2345	words	words: Plan 0412345 Lot 12			plan number in two pieces
Lots 5-7 Block 2 Plan 1234AB	words	words: Plan 1234AB Block 2 Lots 5-7			several lots
Lots 5, 6 & 7 Block 2 Plan 1234AB	words	words: Plan 1234AB Block 2 Lots 5, 6, 7			several lots
Lot A District Lot 1234 Plan EPP5678	words	words: Plan EPP5678 District Lot 1234 Lot A			British Columbia
District Lot 1234 Peace River District	words	words: District Lot 1234 Peace River District			British Columbia
THE SOUTH EAST 1/4 OF SECTION 22 TOWNSHIP 83 RANGE 18 WEST OF THE 6TH MERIDIAN PEACE RIVER DISTRICT	read	SE-22-083-18-W6M			British Columbia
THE SOUTH EAST 1/4 OF SECTION 22 TOWNSHIP 83 RANGE 18 WEST OF THE 6TH MERIDIAN PEACE RIVER DISTRICT EXCEPT PLAN 12345	portion	ptn. SE-22-083-18-W6M	EXCEPT PLAN 12345		British Columbia
LOT 4 SECTION 2 TOWNSHIP 86 RANGE 15 WEST OF THE 6TH MERIDIAN PEACE RIVER DISTRICT PLAN PGP24324	portion	ptn. 02-086-15-W6M	LOT 4; PLAN PGP24324		British Columbia titles
LOT 1 SECTION 22 TOWNSHIP 83 RANGE 18 WEST OF THE 6TH MERIDIAN PEACE RIVER DISTRICT PLAN 12345 EXCEPT PLAN PGP40000	portion	ptn. 22-083-18-W6M	LOT 1; PLAN 12345; EXCEPT PLAN PGP40000		British Columbia titles
PARCEL A (PG12345) OF THE NORTH WEST 1/4 OF SECTION 5 TOWNSHIP 79 RANGE 15 WEST OF THE 6TH MERIDIAN PEACE RIVER DISTRICT	portion	ptn. NW-05-079-15-W6M	PARCEL A (PG12345)		British Columbia titles
Lot 4 Sec 2 Tp 86 R 15 W6M PRD Plan PGP24324	portion	ptn. 02-086-15-W6M	Lot 4; Plan PGP24324		British Columbia, short for Peace River District
NW 1/4 Sec 5 Tp 79 R 15 W6M PRD	read	NW-05-079-15-W6M			British Columbia, short for Peace River District
Blk/Par A Plan 101234567 Ext 0	words	words: Plan 101234567 Block A			Saskatchewan
Lot 5 Blk/Par 12 Plan B1234 Ext 0	words	words: Plan B1234 Block 12 Lot 5			Saskatchewan
SW 05-12-20-2 Ext 0	read	SW-05-012-20-W2M			Saskatchewan writes no W
SW 05-12-20-2 Ext 12	portion	ptn. SW-05-012-20-W2M	Ext 12		Saskatchewan, a piece that was parted
LSD 5-05-12-20-2 Ext 0	read	05-05-012-20W2			Saskatchewan, subdivision
NE-02-25-18-W3 Ext 0	read	NE-02-025-18-W3M			Saskatchewan with its W
NE-02-25-18-W3M Ext 2	portion	ptn. NE-02-025-18-W3M	Ext 2		Saskatchewan, a piece that was parted
SE 22-51-26-W4M Ext 1	refused	SE-22-051-26-W4M	unread		no extensions west of the fourth meridian
SW 05-12-20-2	read	SW-05-012-20-W2M			Saskatchewan writes no W, nor an extension
Block 2 Lot 5	refused		unread		a lot without its plan
River Lot 12 St. Albert Settlement	words	words: River Lot 12 St. Albert Settlement			river lot
RL 12 Edmonton Settlement	words	words: RL 12 Edmonton Settlement			river lot
Lot 34 Lac Ste. Anne Settlement	words	words: Lot 34 Lac Ste. Anne Settlement			settlement lot
Paddle Prairie Metis Settlement	words	words: Paddle Prairie Metis Settlement			Metis settlement
East Prairie Metis Settlement, SE 5-72-15-W5M	read	SE-05-072-15-W5M	East Prairie Metis Settlement		Metis settlement with its quarter
Road allowance between 22 and 23-51-26-W4M	words	words: Road allowance between 22 and 23-51-26-W4M			a road is neither section
Government road allowance adjoining the east of SE 22-51-26-W4M	words	words: Government road allowance adjoining the east of SE 22-51-26-W4M			a road is not the quarter
Rd. Allow. W of SW 22-51-26-W4M	words	words: Rd. Allow. W of SW 22-51-26-W4M			a road is not the quarter
100/06-22-051-26W4/00	read	06-22-051-26W4			well identifier
UWI 100/06-22-051-26W4/00	read	06-22-051-26W4			well identifier behind its label
UWI: 100/06-22-051-26W4/00	read	06-22-051-26W4			well identifier behind its label
UWI 200/d-096-H/094-A-15/00	read	d-096-H/094-A-15			well identifier behind its label
100/06-22-051-26W4/00?	refused	06-22-051-26W4	unread		a doubt is not taken for land
00/06-22-051-26W4/0	read	06-22-051-26W4			well identifier, short
02/06-22-051-26W4/2	read	06-22-051-26W4			well identifier, second hole
102/06-22-051-26W4M/02	read	06-22-051-26W4			well identifier
1AA/06-22-051-26W4/00	read	06-22-051-26W4			exception of location in letters
1AB/06-22-051-26W4/00	read	06-22-051-26W4			exception of location in letters
1W0/06-22-051-26W4/00	read	06-22-051-26W4			water well
1F1/06-22-051-26W4/00	read	06-22-051-26W4			exception of location in letters
1S0/06-22-051-26W4/00	read	06-22-051-26W4			exception of location in letters
S0/06-22-051-26W4/0	read	06-22-051-26W4			exception of location in letters, short
W0/06-22-051-26W4/0	read	06-22-051-26W4			water well, short
F1/06-22-051-26W4/00	read	06-22-051-26W4			exception of location in letters, short
UWI F1/06-22-051-26W4/00	read	06-22-051-26W4			exception of location behind the label
E1/06-22-051-26W4/00	refused	06-22-051-26W4	unread		half and exception of location look alike
Location: 06-22-051-26W4	read	06-22-051-26W4			location behind its label
Loc. 06-22-051-26W4	read	06-22-051-26W4			location behind its label
Surface location 06-22-051-26W4	read	06-22-051-26W4			location behind its label
Surf. loc.: 06-22-051-26W4	read	06-22-051-26W4			location behind its label
06-22-051-26W4 surface location	read	06-22-051-26W4			location before its label
Well 100/06-22-051-26W4/00	read	06-22-051-26W4			well identifier behind its label
Wellsite at 06-22-051-26W4	read	06-22-051-26W4			location behind its label
Well site 06-22-051-26W4	read	06-22-051-26W4			location behind its label
Location: SE 22-51-26-W4M	read	SE-22-051-26-W4M			quarter behind its label
Location: c-076-C/094-H-05	read	c-076-C/094-H-05			unit behind its label
Loc. 3 SE 22-51-26-W4M	refused	SE-22-051-26-W4M	unread		the number of a location says more
Bottom hole location 06-22-051-26W4	refused		unread		the bottom of a well is not its surface
SE 22-51-26-W4M to SE 24-51-26-W4M	refused	SE-22-051-26-W4M | SE-24-051-26-W4M	unread		what lies between is not said
06-22-051-26W4 to 08-22-051-26W4	refused	06-22-051-26W4	unread		a line from well to well meets more
SE 22 to SE 24-51-26-W4M	refused	SE-22-051-26-W4M | SE-24-051-26-W4M	unread		what lies between is not said
c-076-C/094-H-05 to c-078-C/094-H-05	refused	c-076-C/094-H-05 | c-078-C/094-H-05	unread		what lies between is not said
BHL 06-22-051-26W4	refused		unread		the bottom of a well is not its surface
06-22-051-26W4 BHL	refused	06-22-051-26W4	unread		the bottom of a well is not its surface
100062205126W400	read	06-22-051-26W4			well identifier in one piece
1AA062205126W400	read	06-22-051-26W4			well identifier in one piece
06-22-051-26W4/00	read	06-22-051-26W4			without its beginning
04-11-082-04W6	read	04-11-082-04W6		56.08892,-118.51938	Alberta Geological Survey
100/04-11-082-04W6/00	read	04-11-082-04W6		56.08892,-118.51938	Alberta Geological Survey
200/d-096-H/094-A-15/00	read	d-096-H/094-A-15			well identifier of British Columbia
200/a-001-J/093-P-08/00	read	a-001-J/093-P-08		55.41875,-120.128125	arithmetic of the grid
202/d-096-H/094-A-15/03	read	d-096-H/094-A-15			well identifier of British Columbia
200D096H094A1500	read	d-096-H/094-A-15			well identifier in one piece
d-096-H/094-A-15	read	d-096-H/094-A-15			usual writing
d-96-H/94-A-15	read	d-096-H/094-A-15			without zeros
D 96 H 94 A 15	read	d-096-H/094-A-15			blanks alone
d-42-H 93-P-10	read	d-042-H/093-P-10			blank for the stroke
d-42-H, 93-P-10	read	d-042-H/093-P-10			comma for the stroke
d-42-H/93P10	read	d-042-H/093-P-10			sheet in one piece
a-001-J/093-P-08	read	a-001-J/093-P-08		55.41875,-120.128125	arithmetic of the grid
42-H/93-P-10	read	042-H/093-P-10			whole unit
a & b-42-H/93-P-10	read	a-042-H/093-P-10 | b-042-H/093-P-10			two quarters of a unit
a,b,c-42-H/93-P-10	read	a-042-H/093-P-10 | b-042-H/093-P-10 | c-042-H/093-P-10			three quarters of a unit
NTS 94-H-10 BLK C UNIT 58	read	058-C/094-H-10			petroleum titles
NTS 94-H-10 BLK C UNIT 58 59 60	read	058-C/094-H-10 | 059-C/094-H-10 | 060-C/094-H-10			petroleum titles
NTS 94-H-10 BLK C UNITS 58-60	read	058-C/094-H-10 | 059-C/094-H-10 | 060-C/094-H-10			range of units
NTS 94-H-10 BLK C UNITS 58, 59 & 60	read	058-C/094-H-10 | 059-C/094-H-10 | 060-C/094-H-10			list of units
UNITS 58, 59, 60 BLK C NTS 94-H-10	read	058-C/094-H-10 | 059-C/094-H-10 | 060-C/094-H-10			units first
94-A-13 Block D Unit 74	read	074-D/094-A-13			sheet first
94A13 Blk D Unit 74	read	074-D/094-A-13			sheet in one piece
Unit 74 Block D 94-A-13	read	074-D/094-A-13			unit first
UNIT 96 BLK H NTS 94-A-15 QTR d	read	d-096-H/094-A-15			quarter behind it
d-101-H/094-A-15	refused		unit		no such unit
a-1-A/97-A-1	refused		series		no such sheet
e-096-H/094-A-15	refused		unread		a unit has quarters a to d
ptn. d-96-H/94-A-15	portion	ptn. d-096-H/094-A-15			portion of a unit
d-96-H/94-A-15 (portion)	portion	ptn. d-096-H/094-A-15			portion of a unit
SE 12-10-21 WPM	read	SE-12-010-21-W1M			Manitoba
SE 12-10-21 W.P.M.	read	SE-12-010-21-W1M			Manitoba
SE 12-10-21-W1	read	SE-12-010-21-W1M			Manitoba
SE 12-10-21 WPM1	read	SE-12-010-21-W1M			Manitoba
SE 12-10-21 WEST OF THE PRINCIPAL MERIDIAN	read	SE-12-010-21-W1M			Manitoba
SE 12-10-5-E1	read	SE-12-010-05-E1M			Manitoba, east
SE 12-10-5 EPM	read	SE-12-010-05-E1M			Manitoba, east
SE-12-010-05-E1M	read	SE-12-010-05-E1M			Manitoba, usual writing
04-12-010-05E1	read	04-12-010-05E1			Manitoba, subdivision
SE 12-10-5 EAST OF THE PRINCIPAL MERIDIAN	read	SE-12-010-05-E1M			Manitoba, east
SE 12-10-40-E1	refused		range		beyond Ontario's border
sec 36-78-15W6	read	36-078-15-W6M			Alberta Geological Survey
SW 24-38-20-W5	read	SW-24-038-20-W5M			usual writing
NW-37-42-3-W5M	refused		section		no such section
SW 1-1-40-W4	refused		range		no such range
NE-01-127-01-W4M	refused		township		no such township
17-11-082-04W6	refused		lsd		no such subdivision
NW 36-42-3-W9	refused		meridian		no such meridian
the old barn	refused		unread		no land
SE 22-51-26-W4M, the old barn	refused	SE-22-051-26-W4M	unread		words beside it
SE 22-51-26-W4M north of the river	portion	ptn. SE-22-051-26-W4M	north of the river		a side of something
SE-22-51-26-4	read	SE-22-051-26-W4M			no W before the meridian
SE 22-51-26-4, NW 3-51-26-5	read	SE-22-051-26-W4M | NW-03-051-26-W5M			no W before the meridians of a list
SE 22 51 26 4	read	SE-22-051-26-W4M			blanks for dashes and no W
4-22-51-26-4	read	04-22-051-26W4			a subdivision, no W
NE 22-51-26-4 except Plan 9120345	portion	ptn. NE-22-051-26-W4M	except Plan 9120345		no W before an exception
22-51-26-4	refused		unread		may be a subdivision whose meridian is missing
SE 22-51-26-7	refused		unread		the seventh meridian is written W7
SE 2-22-12-6 West of the 5th Meridian	refused		unread		its last number is the range
W4-26-51-22-SE	refused		unread		turned round
N2 22-51-26-W4M	refused		unread		may be a half
UTM 12 351234E 5921234N	refused		position		a position is no land
UTM 12U 351234 5921234	refused		position		a position is no land
Zone 12 E 351234 N 5921234	refused		position		a position is no land
53.4167, -113.7500	refused		position		a position is no land
hello	refused		unread		no land
FIRST:\nMERIDIAN 4 RANGE 26 TOWNSHIP 51\nSECTION 22\nQUARTER SOUTH EAST\nSECOND:\nMERIDIAN 4 RANGE 26 TOWNSHIP 51\nSECTION 27\nQUARTER NORTH WEST	read	SE-22-051-26-W4M | NW-27-051-26-W4M			headings of titles
1234AB;2;5-7	words	words: Plan 1234AB Block 2 Lots 5-7			Alberta's short legal of lots
DESCRIPTIVE PLAN 0423456\nBLOCK 1\nLOT 1\nEXCEPTING THEREOUT ALL MINES AND MINERALS	words	words: Plan 0423456 Block 1 Lot 1			all of the surface of a lot
Lot 5 Block 2 Plan 1234AB except the north 10 metres	words	words: Plan 1234AB Block 2 Lot 5 except the north 10 metres			land in words keeps its exception
SW Sec 14 Twp 32 Rge 05 W 3 Extension 0	read	SW-14-032-05-W3M			as titles of Saskatchewan print it
SW-14-32-05-3 Extension 0	read	SW-14-032-05-W3M			the same in the short notation
SW Sec 14 Twp 32 Rge 05 W 3 Extension 12	portion	ptn. SW-14-032-05-W3M	Extension 12		an extension other than 0 is a parcel within it
LSD 5-14-32-05-3 Extension 0	read	05-14-032-05W3
Blk/Par A Plan No 101987654 Extension 0	words	words: Plan 101987654 Block A
Lot 5 Blk/Par 3 Plan No 60R12345 Extension 0	words	words: Plan 60R12345 Block 3 Lot 5
SE 12-10-21 WPM exc. Plan 1234 BLTO	portion	ptn. SE-12-010-21-W1M	exc. Plan 1234 BLTO		Manitoba Regulation 567/88 R, s. 1: Exc is excepting, BLTO the Brandon Land Titles Office
SE 1/4 12-10-21 WPM EXC ALL MINES AND MINERALS	read	SE-12-010-21-W1M	EXC ALL MINES AND MINERALS
PARCEL A PLAN 1234 BLTO IN SE 1/4 12-10-21 WPM	portion	ptn. SE-12-010-21-W1M	PARCEL A PLAN 1234 BLTO IN
LOT 1 BLOCK 2 PLAN 3456 WLTO	words	words: Plan 3456 WLTO Block 2 Lot 1			plans are numbered by land titles office
OTM Lot 45 Parish of St. Andrews	words	words: OTM Lot 45 Parish of St. Andrews			the Outer Two Miles: The Electoral Divisions Act (Manitoba) s. 1 on river lots
DISTRICT LOT 2050 RANGE 5 COAST DISTRICT	words	words: District Lot 2050 Range 5 Coast District			district lots of the Coast District are numbered by range
Block 1, District Lot 1702, Range 5, Coast District, Plan 1086	words	words: Plan 1086 District Lot 1702 Block 1 Range 5 Coast District			as an agenda of the Kitimat-Stikine district cites it
DISTRICT LOT 6861 GROUP 1 NEW WESTMINSTER DISTRICT	words	words: District Lot 6861 Group 1 New Westminster District
THE NORTH 1/2 OF DISTRICT LOT 1234 PEACE RIVER DISTRICT	words	words: NORTH 1/2 OF District Lot 1234 Peace River District
THE NORTH WEST 1/4 OF DISTRICT LOT 1234 PEACE RIVER DISTRICT	words	words: NORTH WEST 1/4 OF District Lot 1234 Peace River District
Lot 5 Plan 1234 Range 7	refused		unread		a range that no land lies in is told
NW 36-42-3-W5M, Range 4	refused	NW-36-042-03-W5M	unread
NW 36-42-3-W5M Township 44	refused	NW-36-042-03-W5M	unread
Twp 45 Rge 7 W4M Sec 14, Twp 46 Rge 7 W4M Sec 2	refused	14-046-07-W4M | 02-046-07-W4M	unread		never the first section in the second township without a word
Twp 45 Rge 7 W4M: Sec 14; Twp 46 Rge 7 W4M: Sec 2	read	14-045-07-W4M | 02-046-07-W4M
Twp 45 Rge 7 W4M - Sec 14: NE, SE - Sec 15: NW	read	NE-14-045-07-W4M | SE-14-045-07-W4M | NW-15-045-07-W4M			parts follow the colon behind their section
Twp 45 Rge 7 W4M\nSec 14: NE, SE\nSec 15: NW	read	NE-14-045-07-W4M | SE-14-045-07-W4M | NW-15-045-07-W4M
LSDs 15 and 16 of the NE 14-45-7-W4M	read	15-14-045-07W4 | 16-14-045-07W4			the quarter says where they lie; domain facts: NE is 9, 10, 15, 16
LSDs 3, 4, 5 & 6 (SW) 14-45-7-W4M	read	03-14-045-07W4 | 04-14-045-07W4 | 05-14-045-07W4 | 06-14-045-07W4
LSD 16 NE 14-45-7-W4M	read	16-14-045-07W4
LSD 1 of NE 14-45-7-W4M	refused		unclear		legal subdivision 1 lies in the SE
LSD 3, SE 14-45-7-W4M	read	03-14-045-07W4 | SE-14-045-07-W4M			a comma makes a list
LSD 16 & NW 14-45-7-W4M	read	16-14-045-07W4 | NW-14-045-07-W4M
N½ of LSD 16 of NE 14-45-7-W4M	portion	ptn. 16-14-045-07W4	N½ of
LSD's 3 and 4 of 14-45-7 W4M	read	03-14-045-07W4 | 04-14-045-07W4
LSD 3A-14-45-7-W4M	refused		unread		3A is not 3
SE-14-45-07A-W4M	refused		unread		range 7A is not 7
1/2 of SE 14-45-7-W4M	refused	SE-14-045-07-W4M	unread		which half is not said
½ SE 14-45-7-W4M	refused	SE-14-045-07-W4M	unread
One half of SE 14-45-7-W4M	refused	SE-14-045-07-W4M	unread
one quarter of 14-45-7-W4M	refused	14-045-07-W4M	unread
south east one quarter of 14-45-7-W4M	read	SE-14-045-07-W4M
N½ of (NE and NW) 14-45-7-W4M	refused	NE-14-045-07-W4M | NW-14-045-07-W4M	unread		half of each, or of both
N/2 & SE & N/2 SW 14-45-7-W4M	read	NE-14-045-07-W4M | NW-14-045-07-W4M | SE-14-045-07-W4M | 06-14-045-07W4 | 05-14-045-07W4
S 1/2 of 14 & NW 11, all in 45-7-W4M	read	SE-14-045-07-W4M | SW-14-045-07-W4M | NW-11-045-07-W4M
LSD 9 & N1/2 LSD 8 14-45-7-W4M	portion	09-14-045-07W4 | ptn. 08-14-045-07W4	N1/2
SW/4 of NW/4 14-45-7-W4M	read	12-14-045-07W4			the SW corner of the NW quarter
W1/2 of the E1/2 of 14-45-7-W4M	read	02-14-045-07W4 | 07-14-045-07W4 | 10-14-045-07W4 | 15-14-045-07W4
Sec 25-45-7-W4M less E 1/2	portion	ptn. 25-045-07-W4M	less E 1/2
08-14-045-07W4 / 09-14-045-07W4	read	08-14-045-07W4 | 09-14-045-07W4			a location behind a stroke is none of a well's holes
NE-14-45-7-W4M / 15-45-7-W4M	read	NE-14-045-07-W4M | 15-045-07-W4M
04-11-082-04W6/2	read	04-11-082-04W6			the event of a well
100/04-11-082-04W6/00 / 100/05-11-082-04W6/00	read	04-11-082-04W6 | 05-11-082-04W6
a-d 96-H/94-A-15	read	a-096-H/094-A-15 | b-096-H/094-A-15 | c-096-H/094-A-15 | d-096-H/094-A-15			all four quarters of the unit
a to c 96-H/94-A-15	read	a-096-H/094-A-15 | b-096-H/094-A-15 | c-096-H/094-A-15
a/b-42-H/93-P-10	read	a-042-H/093-P-10 | b-042-H/093-P-10
d-a 96-H/94-A-15	refused	a-096-H/094-A-15	unread		backwards
W/2 of d-96-H/94-A-15	portion	ptn. d-096-H/094-A-15	W/2 of
N1/2 Unit 58 Block C 94-H-10	portion	ptn. 058-C/094-H-10	N1/2
Units 58-60, 68-70 Block C 94-H-10	read	058-C/094-H-10 | 059-C/094-H-10 | 060-C/094-H-10 | 068-C/094-H-10 | 069-C/094-H-10 | 070-C/094-H-10
SE 22-51-26-W4M 161.3 acres more or less	read	SE-22-051-26-W4M
SE 22-51-26-W4M (2.5 ac. m/l)	portion	ptn. SE-22-051-26-W4M	2.5 ac. m/l
LSD 5-22-51-26-W4M 16.2 ha	read	05-22-051-26W4			16.2 / 0.40468564 = 40.03 acres
Road Plan 1234AB in SE 14-45-7-W4M	portion	ptn. SE-14-045-07-W4M	Road Plan 1234AB in
Road Plan 1234AB	words	words: Road Plan 1234AB
Lot 5 Block 2 Plan 1234AB SE 14-45-7-W4M	portion	ptn. SE-14-045-07-W4M	Lot 5 Block 2 Plan 1234AB		never all of the quarter beside the lot
Lot 5 Block 2 Plan 1234 (SE 14-45-7-W4M)	portion	ptn. SE-14-045-07-W4M	Lot 5 Block 2 Plan 1234
Lot 12MR Block 4 Plan 0412345	words	words: Plan 0412345 Block 4 Lot 12MR
CONDOMINIUM PLAN 0412345 UNIT 3	words	words: Plan 0412345 Unit 3
Samson Indian Reserve No. 137	words	words: Samson Indian Reserve No. 137
Indian Reserve 138A	words	words: Indian Reserve 138A
IR 137, NE 14-45-24-W4M	read	NE-14-045-24-W4M	IR 137
SE 1-60-27-W4M	read	SE-01-060-27-W4M			3.9968° · 111.3 km · cos 54.1° / 9.7768 km: 27 ranges
SE 1-60-28-W4M	refused		range
SE 1-13-31-W4M	refused		range
W 1/3 of NE 14-45-7-W4M	refused	NE-14-045-07-W4M	unread		a third, and no first meridian
West third of NE 14-45-7-W4M	refused	NE-14-045-07-W4M	unread		a third, and no third meridian
2/3 of NE-14-45-7-W4M	refused	NE-14-045-07-W4M	unread
West Fourth Meridian Range 7 Township 45 Section 14	read	14-045-07-W4M
E½ of Secs 13 & 14-45-7-W4M	read	NE-13-045-07-W4M | SE-13-045-07-W4M | NE-14-045-07-W4M | SE-14-045-07-W4M
Secs 13, 14, E½ 15-45-7-W4M	read	13-045-07-W4M | 14-045-07-W4M | NE-15-045-07-W4M | SE-15-045-07-W4M
LSD 1 & 2 Sec 13 and LSD 5 & 6 Sec 14 Twp 45 Rge 7 W4M	read	01-13-045-07W4 | 02-13-045-07W4 | 05-14-045-07W4 | 06-14-045-07W4
NE Sec 13, Sec 14 Twp 45 Rge 7 W4M	read	NE-13-045-07-W4M | 14-045-07-W4M
W½ NE, E½ NW 14-45-7-W4M	read	15-14-045-07W4 | 10-14-045-07W4 | 14-14-045-07W4 | 11-14-045-07W4
NE & SE & NW of SW 14-45-7-W4M	read	NE-14-045-07-W4M | SE-14-045-07-W4M | 05-14-045-07W4
S½ of LSD's 1-4 14-45-7-W4M	portion	ptn. 01-14-045-07W4 | ptn. 02-14-045-07W4 | ptn. 03-14-045-07W4 | ptn. 04-14-045-07W4	S½ of
NE 14-45-7-W4M & Twp 46 Rge 7 W4M	refused	NE-14-045-07-W4M	unread
W 20 chains of NE 14-45-7-W4M	portion	ptn. NE-14-045-07-W4M	W 20 chains of
SE 12-10-26 WPM EXC ALL MINES AND MINERALS AS SET FORTH IN TRANSFER 76543	read	SE-12-010-26-W1M	EXC ALL MINES AND MINERALS AS SET FORTH IN TRANSFER 76543		titles of Manitoba; the surface is whole
SE 12-10-26 WPM exc all mines and minerals as reserved in the original grant from the Crown	read	SE-12-010-26-W1M	exc all mines and minerals as reserved in the original grant from the Crown		titles of Manitoba; the surface is whole
SE 12-10-26 WPM EXC ALL MINES AND MINERALS VESTED IN THE CROWN (MANITOBA) BY THE REAL PROPERTY ACT	read	SE-12-010-26-W1M	EXC ALL MINES AND MINERALS VESTED IN THE CROWN (MANITOBA) BY THE REAL PROPERTY ACT		titles of Manitoba; the surface is whole
SE 12-10-26 WPM LESS MINES AND MINERALS	read	SE-12-010-26-W1M	LESS MINES AND MINERALS		titles of Manitoba; the surface is whole
SE 12-10-26 WPM EXC COAL AS RESERVED IN DEED NO. 12345	read	SE-12-010-26-W1M	EXC COAL AS RESERVED IN DEED NO. 12345		titles of Manitoba; the surface is whole
SE 12-10-26 WPM EXC M & M	read	SE-12-010-26-W1M	EXC M & M		titles of Manitoba; the surface is whole
SE 12-10-26 WPM except M&M	read	SE-12-010-26-W1M	except M&M		titles of Manitoba; the surface is whole
SE 12-10-26 WPM EXC ALL MINES AND MINERALS AS SET FORTH IN TRANSFER 76543 AND PUBLIC ROAD PLAN 1234 BLTO	portion	ptn. SE-12-010-26-W1M	EXC ALL MINES AND MINERALS AS SET FORTH IN TRANSFER 76543 AND PUBLIC ROAD PLAN 1234 BLTO		titles of Manitoba; a part of the surface is excepted too
SE 12-10-26 WPM EXC PUBLIC ROAD PLAN 1234 BLTO AND ALL MINES AND MINERALS	portion	ptn. SE-12-010-26-W1M	EXC PUBLIC ROAD PLAN 1234 BLTO AND ALL MINES AND MINERALS		titles of Manitoba; a part of the surface is excepted too
SE 12-10-26 WPM EXC ALL MINES AND MINERALS AND 2 ACRES	portion	ptn. SE-12-010-26-W1M	EXC ALL MINES AND MINERALS AND 2 ACRES		titles of Manitoba; a part of the surface is excepted too
SE 12-10-26 WPM EXC ALL MINES AND MINERALS AS SET FORTH IN TRANSFER 76543 CONTAINING 2 ACRES	portion	ptn. SE-12-010-26-W1M	EXC ALL MINES AND MINERALS AS SET FORTH IN TRANSFER 76543 CONTAINING 2 ACRES		titles of Manitoba; a part of the surface is excepted too
SE 12-10-26 WPM EXC ALL MINES AND MINERALS AND THE N 66 FEET	portion	ptn. SE-12-010-26-W1M	EXC ALL MINES AND MINERALS AND THE N 66 FEET		titles of Manitoba; a part of the surface is excepted too`;
