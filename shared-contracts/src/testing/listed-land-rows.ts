/**
 * Lists of land in which some state their section, township or meridian for others: before them, behind them or as a
 * heading. Worked out by hand: what stands nearer belongs together, and what may belong to either is refused. The columns
 * are those of `land-writing-rows.ts`.
 */
export const listedLandRows = String.raw`Section 10 LSD 9, Sec 27 LSD 8, Section 7 N.E., Twp 22 Rge 11 W2M	read	09-10-022-11W2 | 08-27-022-11W2 | NE-07-022-11-W2M			parts behind their section stand nearer to it than to the next
Twp 22 Rge 11 W2M: Section 10 LSD 9, Sec 27 LSD 8, Section 7 N.E.	read	09-10-022-11W2 | 08-27-022-11W2 | NE-07-022-11-W2M			the same below a heading
Sec. 16 NW1/4 & Sec 6 & Sec 24, Twp 10 Rge 5 W6M	read	NW-16-010-05-W6M | 06-010-05-W6M | 24-010-05-W6M			a quarter of 16, all of 6 and 24
Twp 31 Rge 3 W5M: Section 22: LSD 16\nSec. 27: N1/2\nSec. 2	read	16-22-031-03W5 | NE-27-031-03-W5M | NW-27-031-03-W5M | 02-031-03-W5M			a colon keeps parts with their section; all of 2
Section 14, NE and Section 15, NW, 45-7-W4M	read	NE-14-045-07-W4M | NW-15-045-07-W4M			a comma parts less than an and
Section 14 and NE Section 15, 45-7-W4M	read	14-045-07-W4M | NE-15-045-07-W4M			all of 14
Sec 14, NE, Sec 15, 45-7-W4M	refused		unclear		NE of 14 or of 15, and all of the other: nobody can know
Section 7 Twp 89 Range 2 W6M plus NE of Sec 8, Twp 75, Rge 11, W5M	read	07-089-02-W6M | NE-08-075-11-W5M			each with a place of its own
SEC. 16-TWP 36-RGE 25-W4\nSW&NE 6-87-11-W6M	read	16-036-25-W4M | SW-06-087-11-W6M | NE-06-087-11-W6M			a section keeps its place when a line with another follows
All of Sec 20, Twp 73, R1, W5M and SW of 3-39-14-W4M	read	20-073-01-W5M | SW-03-039-14-W4M			all of 20; the quarter is of the section behind it
SE 24-72-2-W6M\nNW, NE, SW 34-92-4-W6	read	SE-24-072-02-W6M | NW-34-092-04-W6M | NE-34-092-04-W6M | SW-34-092-04-W6M			a list on a line of its own belongs to its own section
All Sec 11-71-22-W5M; SW, SE Sec 12, Twp 21, R3, W5M	read	11-071-22-W5M | SW-12-021-03-W5M | SE-12-021-03-W5M			a semicolon parts more than a comma
NE 14-45-7-W4M, SW, SE 15-45-7-W4M	refused	NE-14-045-07-W4M | SE-15-045-07-W4M	unclear		SW of 14 or of 15: nobody can know
NE 14-45-7-W4M, SW	read	NE-14-045-07-W4M | SW-14-045-07-W4M			nothing else that the quarter could be of
Twp 45 Rge 7 W4M\nNE 14\nSE 15\nTwp 46 Rge 7 W4M\nNE 1\nSec 3	read	NE-14-045-07-W4M | SE-15-045-07-W4M | NE-01-046-07-W4M | 03-046-07-W4M			land below each heading lies in its township
Twp 45 Rge 7 W4M: NE 14, SE 15, Sec 16. Twp 46 Rge 7 W4M: NE 1, Sec 3	read	NE-14-045-07-W4M | SE-15-045-07-W4M | 16-045-07-W4M | NE-01-046-07-W4M | 03-046-07-W4M			the same in one line
Rge 7 W4M\nTwp 45\nNE 14\nTwp 46\nSE 3	read	NE-14-045-07-W4M | SE-03-046-07-W4M			range and meridian above both townships
Twp 45 Rge 7 W4M: Sec 14 NE, Sec 15 SW\nNE 16-46-7-W4M	read	NE-14-045-07-W4M | SW-15-045-07-W4M | NE-16-046-07-W4M			a line with a place of its own is not below the heading
Twp 45 Rge 7 W4M: NE 14, Sec 16; NW 5-46-7-W4M; SE 3	refused	NE-14-045-07-W4M | 16-045-07-W4M | NW-05-046-07-W4M	unclear		SE 3 in the township of the heading or of the land before it
NE 14-45-7-W4M\nSE 15\nSW 16-46-7-W4M	refused	NE-14-045-07-W4M | SW-16-046-07-W4M	unclear		SE 15 in the township above or below it
NE 14-45-7-W4M; SE 15; SW 16-46-7-W4M	refused	NE-14-045-07-W4M | SW-16-046-07-W4M	unclear		the same between semicolons
NE 14-45-7-W4M, SE 15, SW 16-46-7-W4M	refused	NE-14-045-07-W4M | SW-16-046-07-W4M	unclear		the same between commas
NE 14-45-7-W4M\nSE 15\nSW 16-45-7-W4M	read	NE-14-045-07-W4M | SE-15-045-07-W4M | SW-16-045-07-W4M			one township on both sides
SE 3-44-7-W4M\nNE 14 & SW 15-45-7-W4M	read	SE-03-044-07-W4M | NE-14-045-07-W4M | SW-15-045-07-W4M			an and on one line parts less than the line break
SW/4-Sec. 21-Twp 15-Rge. 19-W4M	read	SW-21-015-19-W4M			a quarter written with a stroke, then a dash
L.S.D.'s 9 and 15 Sec. 5, Township 55, R12, W4M	read	09-05-055-12W4 | 15-05-055-12W4			the plural with full stops
14-45-7-W4M: NE, SE\n15-45-7-W4M: NW	read	NE-14-045-07-W4M | SE-14-045-07-W4M | NW-15-045-07-W4M			parts behind a whole chain are what is meant of it, never all of it besides
14-45-7-W4M, NE 15-45-7-W4M	read	14-045-07-W4M | NE-15-045-07-W4M			all of 14: the quarter stands nearer to 15
Twp 45-7-W4M\n14 NE\n15 SW	read	NE-14-045-07-W4M | SW-15-045-07-W4M			numbers below a heading are sections
Twp 45-7-W4M\n14: NE, SE\n15: SW	read	NE-14-045-07-W4M | SE-14-045-07-W4M | SW-15-045-07-W4M			the same with colons
Twp 45 Rge 7 W4M\nNE 1-46-7-W5M	refused	NE-01-046-07-W5M	unread		nothing lies below the heading
The whole of Section 3-55-12-W4M	read	03-055-12-W4M			all of it in words
NE 14-45-7-W4M plus SW 15-45-7-W4M	read	NE-14-045-07-W4M | SW-15-045-07-W4M			plus parts a list
45-7-W4M: 14 (NE, SE), 15 (NW)	read	NE-14-045-07-W4M | SE-14-045-07-W4M | NW-15-045-07-W4M			parts in brackets are those of the number before them
14 (NE & SE), 15 (NW), 45-7-W4M	read	NE-14-045-07-W4M | SE-14-045-07-W4M | NW-15-045-07-W4M			the same with the place behind
Twp 45 Rge 7 W4M\n14 (LSD 1 to 3)\n15 (LSD 9, 10 and NW)\nSec 16	read	01-14-045-07W4 | 02-14-045-07W4 | 03-14-045-07W4 | 09-15-045-07W4 | 10-15-045-07W4 | NW-15-045-07-W4M | 16-045-07-W4M			legal subdivisions in brackets, and all of 16
NE 14 (LSD 9)-45-7-W4M	refused	NE-14-045-07-W4M	unclear		a bracket behind a part's section says again what it is
NE 14-45-7-W4M, 15 (NW)	read	NE-14-045-07-W4M | NW-15-045-07-W4M			it shares the place before it
Sec 14, 15 (NE), 45-7-W4M	refused		unclear		the quarter of both, or all of 14
45-7-W4M: Sec 9 (SE, NW), Sec 23	read	SE-09-045-07-W4M | NW-09-045-07-W4M | 23-045-07-W4M			a bracket keeps its parts from the section behind it
45-7-W4M: Sec 10: SW, SE, Sec 27	read	SW-10-045-07-W4M | SE-10-045-07-W4M | 27-045-07-W4M			a colon keeps its parts from the section behind them
45-7-W4M: Sec 14: NE, and SE of Sec 15	read	NE-14-045-07-W4M | SE-15-045-07-W4M			a part directly before its section
d-96, d-97 & a-98-H/94-A-15	read	d-096-H/094-A-15 | d-097-H/094-A-15 | a-098-H/094-A-15			quarters of units with one block and sheet behind them
94-A-15: Block H Units 12, 13; Block I Unit 3	read	012-H/094-A-15 | 013-H/094-A-15 | 003-I/094-A-15			blocks of the sheet named before them
94-A-15 Block H\nd-96\nd-97	read	d-096-H/094-A-15 | d-097-H/094-A-15			units below their block
Units 7 & 43 Block K 94-O-16, Quarter d of Unit 82, Block J, 94-J-1	read	007-K/094-O-16 | 043-K/094-O-16 | d-082-J/094-J-01			a quarter before a unit is of that one
a Unit 59 Block A 94-G-4	read	a-059-A/094-G-04			the quarter, no article
94-A/15 Block H Unit 12	read	012-H/094-A-15			the sheet as it stands on the maps
94-A-15 Block H Unit 12, Block I Unit 3, 94-A-16	refused	003-I/094-A-16	unitMissing		unit 3 of the sheet before or behind it
94-A-15: Block H Unit 12; Block I Unit 3 (ptn)	portion	012-H/094-A-15 | ptn. 003-I/094-A-15			the remark is about the block before it
SE 10-59-8-W5M save and except Plan 9120345, NE 12-42-2-W5M	portion	ptn. SE-10-059-08-W5M | NE-12-042-02-W5M	save and except Plan 9120345		land with a place of its own is no part of an exception
SE 36-12-8-W4M excepting all mines and minerals, NW 14-68-3-W4M	read	SE-36-012-08-W4M | NW-14-068-03-W4M	excepting all mines and minerals		the same behind minerals
NE 8-36-5-W5M lying north of the river, SW 17-60-9-W6M	portion	ptn. NE-08-036-05-W5M | SW-17-060-09-W6M	lying north of the river		the same behind a side
SE 10-32-3-W6M except Plan 1234AB\nPortion of NE 21-19-9-W4M	portion	ptn. SE-10-032-03-W6M | ptn. NE-21-019-09-W4M	except Plan 1234AB		a portion on the next line
SE 10-59-8-W5M except Plan 1234AB and Ptn of NE 12-42-2-W5M	portion	ptn. SE-10-059-08-W5M | ptn. NE-12-042-02-W5M	except Plan 1234AB		the same behind an and
SE 10-59-8-W5M except Plan 1234AB, NE 11	portion	ptn. SE-10-059-08-W5M | NE-11-059-08-W5M	except Plan 1234AB		section 11 is not within section 10
Sec 22-51-26-W4M except NE 22-51-26-W4M and SW 22-51-26-W4M	portion	ptn. 22-051-26-W4M	except NE 22-51-26-W4M and SW 22-51-26-W4M		both lie within it
d-96-H/94-A-15 except Plan 1234AB, d-97-H/94-A-15	portion	ptn. d-096-H/094-A-15 | d-097-H/094-A-15	except Plan 1234AB		the same for units
NE 3-1-11-W4M, 160 acres and SW 33-60-1-W6M containing 160 acres more or less	read	NE-03-001-11-W4M | SW-33-060-01-W6M			each with its whole area
NE 3-1-11-W4M (E 40 ac) and NW 36-31-9-W4M (160 acres)	portion	ptn. NE-03-001-11-W4M | NW-36-031-09-W4M	E 40 ac		a remark between two places is about the first
NE 8-36-5-W5M lying between the river and the SE 9-36-5-W5M	portion	ptn. NE-08-036-05-W5M	lying between the river and the SE 9-36-5-W5M		the other land is where it ends
NE 27-28-8-W5M. Lot 15 Block 7 Plan 3369AB	words	NE-27-028-08-W5M | words: Plan 3369AB Block 7 Lot 15			a full stop ends the land before it
NE 27-28-8-W5M except Plan 9120345. LSD 8 of 32-46-3-W6M	portion	ptn. NE-27-028-08-W5M | 08-32-046-03W6	except Plan 9120345		land with a place of its own behind a full stop
SW 19-62-4-W6M excepting all mines and minerals\nPlan 8127AB Block 5 Lot 18	words	SW-19-062-04-W6M | words: Plan 8127AB Block 5 Lot 18	excepting all mines and minerals		minerals are no lot
30 (SE & NE), 5 (NW), 81-7-W5M\nAll of Sec 12-46-7-W6M\nNE, NW 3-26-7-W4M	read	SE-30-081-07-W5M | NE-30-081-07-W5M | NW-05-081-07-W5M | 12-046-07-W6M | NE-03-026-07-W4M | NW-03-026-07-W4M			brackets of one list say nothing of the next`;
