/**
 * Land as it stands on the paper of a land agent and a surveyor of western Canada: agreements, line lists, titles and
 * survey plans, with slips of typing and of scanning. Worked out by hand before it was read; the columns are those of
 * `land-writing-rows.ts`.
 */
export const paperLandRows = String.raw`1, 2, 7, 8-13-45-7-W4M	read	01-13-045-07W4 | 02-13-045-07W4 | 07-13-045-07W4 | 08-13-045-07W4			a line list: the last number stands in the chain of four, the others share it; SE is 1, 2, 7, 8
1,2,7,8-13-45-7W4M	read	01-13-045-07W4 | 02-13-045-07W4 | 07-13-045-07W4 | 08-13-045-07W4			the same without blanks
01, 02, 07 & 08-13-045-07W4	read	01-13-045-07W4 | 02-13-045-07W4 | 07-13-045-07W4 | 08-13-045-07W4			the same with zeros
1 & 2-13-45-7-W4M	read	01-13-045-07W4 | 02-13-045-07W4			two subdivisions, four numbers in the chain
LSD 5 & 6-14-45-7-W4M	read	05-14-045-07W4 | 06-14-045-07W4			the word once
LSD 5/6-14-45-7-W4M	refused		unread		a stroke parts a list; never one alone
LSDs 5+6 of 14-45-7-W4M	read	05-14-045-07W4 | 06-14-045-07W4			a plus parts a list
LSD 5 and LSD 6, 14-45-7-W4M	read	05-14-045-07W4 | 06-14-045-07W4			the word twice
LSD5-14-45-7-W4M	read	05-14-045-07W4			typed without a blank
LSD-05-14-045-07-W4M	read	05-14-045-07W4			a dash behind the word
Lsd. 5, Sec. 14, Twp. 45, Rge. 7, W4M	read	05-14-045-07W4			older agreements
LSD 5 SW 14-45-7-W4M	read	05-14-045-07W4			5 lies in the SW
SW 14-45-7-W4M (LSD 5)	refused	SW-14-045-07-W4M	unclear		the quarter with the subdivision meant; never all of the quarter
SW (LSD 5) 14-45-7-W4M	refused	SW-14-045-07-W4M	unclear		the same within
1, 2-45-7-W4M	refused	02-045-07-W4M	unread		subdivision or section: nobody can know
5, 14-45-7-W4M	refused	14-045-07-W4M	unread		subdivision 5 of 14, or sections 5 and 14
1, 17-13-45-7-W4M	refused		unread		no LSD 17, and a number in front
Between 14 & 15-34-5 W5M	words	words: Between 14 & 15-34-5 W5M			a road allowance is none of the sections beside it
Between 14 and 15-34-5-W5M	words	words: Between 14 and 15-34-5-W5M			a road allowance is none of the sections beside it
Between Secs 14 and 15-34-5-W5M	words	words: Between Secs 14 and 15-34-5-W5M			a road allowance is none of the sections beside it
Rd Allow between NE 14 & NW 13-45-7-W4M	words	words: Rd Allow between NE 14 & NW 13-45-7-W4M			a road allowance is none of the sections beside it
Gov't Rd Allowance between Secs 14 and 15-34-5-W5M	words	words: Gov't Rd Allowance between Secs 14 and 15-34-5-W5M			a road allowance is none of the sections beside it
Govt. Road Allowance between 14 & 15-34-5-W5M	words	words: Govt. Road Allowance between 14 & 15-34-5-W5M			a road allowance is none of the sections beside it
Undeveloped road allowance adjoining NE 14-45-7-W4M	words	words: Undeveloped road allowance adjoining NE 14-45-7-W4M			a road allowance is none of the sections beside it
Closed road allowance adjoining NE-14-45-7-W4M	words	words: Closed road allowance adjoining NE-14-45-7-W4M			a road allowance is none of the sections beside it
Original road allowance north of NE 14-45-7-W4M	words	words: Original road allowance north of NE 14-45-7-W4M			a road allowance is none of the sections beside it
R/A between 14 & 15-34-5-W5M	words	words: R/A between 14 & 15-34-5-W5M			a road allowance is none of the sections beside it
Between 14 & 29-34-5-W5M	refused		unread		these sections do not touch: 14 is in the third row, 29 in the fifth
NE 14-45-7-W4M and adjoining road allowance	refused	NE-14-045-07-W4M	unread		the quarter and a road; never the quarter alone
Theoretical NE 14-90-8-W6M	read	NE-14-090-08-W6M	Theoretical		unsurveyed land is told by its theoretical place
NE 14-90-8-W6M (theoretical)	read	NE-14-090-08-W6M	theoretical		the same behind it
Unsurveyed NE 14-90-8-W6M	read	NE-14-090-08-W6M	Unsurveyed		unsurveyed territory
NE 14-90-8-W6M (unsurveyed)	read	NE-14-090-08-W6M	unsurveyed		the same behind it
Theoretical LSD 5-14-90-8-W6M	read	05-14-090-08W6	Theoretical		well surveys in unsurveyed territory
NE 31-46-7-W4M lying south of the correction line	portion	ptn. NE-31-046-07-W4M	lying south of the correction line		a side of a line
NE-14-45-7-W4th	read	NE-14-045-07-W4M			one quarter, another hand
NE 14-45-7 W 4th M	read	NE-14-045-07-W4M			one quarter, another hand
NE 14-45-7 West 4th	read	NE-14-045-07-W4M			one quarter, another hand
NE-14-045-07-W04M	read	NE-14-045-07-W4M			one quarter, another hand
NE.14.45.7.W4M	read	NE-14-045-07-W4M			one quarter, another hand
NE 14-45-7 (W4M)	read	NE-14-045-07-W4M			one quarter, another hand
NE 14-45-7, W4M	read	NE-14-045-07-W4M			one quarter, another hand
NE-14-45-7 W 4 M	read	NE-14-045-07-W4M			one quarter, another hand
N.E.¼ of 14-45-7-W4	read	NE-14-045-07-W4M			one quarter, another hand
NE quarter section of 14-45-7-W4M	read	NE-14-045-07-W4M			one quarter, another hand
Quarter: NE, Section: 14, Township: 45, Range: 7, Meridian: 4	read	NE-14-045-07-W4M			one quarter, another hand
Qtr NE Sec 14 Twp 45 Rge 7 Mer W4	read	NE-14-045-07-W4M			one quarter, another hand
Sec: 14 Twp: 45 Rge: 7 Mer: 4 Qtr: NE	read	NE-14-045-07-W4M			one quarter, another hand
MER 4 RGE 7 TWP 45 SEC 14 QTR NE	read	NE-14-045-07-W4M			one quarter, another hand
Sec 14 Twp 45 Rge 7 Mer 4 NE	read	NE-14-045-07-W4M			one quarter, another hand
The North East Quarter of Section 14, in Township 45, Range 7, West of the Fourth Meridian, in the Province of Alberta, Canada	read	NE-14-045-07-W4M			one quarter, another hand
N E 14-45-7-W4M	read	NE-14-045-07-W4M			one quarter, another hand
N.E 14-45-7-W4M	read	NE-14-045-07-W4M			one quarter, another hand
NE 14‑45‑7‑W4M	read	NE-14-045-07-W4M			one quarter, another hand
NE 14−45−7−W4M	read	NE-14-045-07-W4M			one quarter, another hand
NE 14‐45‐7 W4M	read	NE-14-045-07-W4M			one quarter, another hand
NE 14_45_7_W4M	read	NE-14-045-07-W4M			one quarter, another hand
NE 14--45--7--W4M	read	NE-14-045-07-W4M			one quarter, another hand
NE Sec. 14 - Twp. 45 - Rge. 7 - W4M	read	NE-14-045-07-W4M			one quarter, another hand
NE 14 45 7 W 4	read	NE-14-045-07-W4M			one quarter, another hand
NE 14\n45-7-W4M	read	NE-14-045-07-W4M			a cell that wrapped
NE\n14-45-7-W4M	read	NE-14-045-07-W4M			a cell that wrapped
NE-14-45-7\nW4M	read	NE-14-045-07-W4M			a cell that wrapped
NE-14-45-\n7-W4M	refused		unread		a cell that wrapped within its number
North East Quarter of Section Fourteen (14), Township Forty-five (45), Range Seven (7), West of the Fourth (4th) Meridian	read	NE-14-045-07-W4M			old easements: the number in words and in figures
the North-East Quarter (N.E. 1/4) of Section 14, Township 45, Range 7, West of the 4th Meridian	read	NE-14-045-07-W4M			the quarter in words and short
NE l4-45-7-W4M	refused		unread		a slip: told, never other land without a word
NE 14-O45-O7-W4M	refused		unread		a slip: told, never other land without a word
ME 14-45-7-W4M	refused		unread		a slip: told, never other land without a word
NB 14-45-7-W4M	refused		unread		a slip: told, never other land without a word
EN 14-45-7-W4M	refused		unread		a slip: told, never other land without a word
NE 14-45-7-VV4M	refused		unread		a slip: told, never other land without a word
NE 14-45-7-W14M	refused		unread		a slip: told, never other land without a word
NNE 14-45-7-W4M	refused		unread		a slip: told, never other land without a word
NE 14-45-7-W4MM	refused	NE-14-045-07-W4M	unread		a slip: told, never other land without a word
NE 14-45-7 W	refused		unread		a slip: told, never other land without a word
E 14-45-7-W4M	refused		unread		a slip: told, never other land without a word
W 14-45-7-W4M	refused		unread		a slip: told, never other land without a word
N 14-45-7-W4M	refused		unread		a slip: told, never other land without a word
E2 14-45-7-W4M	refused		unread		a slip: told, never other land without a word
NE/SW of 14?-45-7-W4M	refused	NE-14-045-07-W4M | SW-14-045-07-W4M	unread		a slip: told, never other land without a word
3 quarters of 14-45-7-W4M	refused	14-045-07-W4M	unread		a slip: told, never other land without a word
NE-14-45-7-W4M-5	refused	NE-14-045-07-W4M	unread		a slip: told, never other land without a word
NE 14.5-45-7-W4M	refused		unread		a slip: told, never other land without a word
NE 14-45-7-W4M 0	refused	NE-14-045-07-W4M	unread		a slip: told, never other land without a word
4-07-045-14-NE	refused		unread		a slip: told, never other land without a word
05D-14-045-07W4	refused		unread		a slip: told, never other land without a word
NE 1 4-45-7-W4M	refused		unread		a slip: told, never other land without a word
S 14-45-7-W4M	refused		unread		section 14, or its south
NE 14-45-7 & SW 2-46-7 W4M	read	NE-14-045-07-W4M | SW-02-046-07-W4M			the meridian once, behind the last
14-45-7, 15-45-7 and 22-45-7 W4M	refused	22-045-07-W4M	unread		three numbers alone may be anything, a date too: told
NE 14/45/7/W4M	refused		unread		strokes part lists: told
S½-14 & N½-11-45-7-W4M	read	SE-14-045-07-W4M | SW-14-045-07-W4M | NE-11-045-07-W4M | NW-11-045-07-W4M			halves with dashes
NE-14, SE-23-45-7-W4M	read	NE-14-045-07-W4M | SE-23-045-07-W4M			dash behind the quarter
NE14/SE23-45-7-W4M	read	NE-14-045-07-W4M | SE-23-045-07-W4M			a stroke parts a list
NE 14, SE 23, NW 13; 45-7-W4M	refused		unread		the township behind a semicolon
E1/2 & SW 14-45-7-W4M	read	NE-14-045-07-W4M | SE-14-045-07-W4M | SW-14-045-07-W4M			three quarters
NE, NW, SE & SW 14-45-7-W4M	read	NE-14-045-07-W4M | NW-14-045-07-W4M | SE-14-045-07-W4M | SW-14-045-07-W4M			four quarters one by one
Twp 45 Rge 7 W4M\nSection 14: All\nSection 15: N½, SE¼\nSection 16: LSDs 1, 2, 7, 8	read	14-045-07-W4M | NE-15-045-07-W4M | NW-15-045-07-W4M | SE-15-045-07-W4M | 01-16-045-07W4 | 02-16-045-07W4 | 07-16-045-07W4 | 08-16-045-07W4			schedule of a petroleum lease
T45 R7 W4M: Sec 14 (NE), Sec 15 (SW)	read	NE-14-045-07-W4M | SW-15-045-07-W4M			parts in brackets behind their section
THE NORTH EAST AND SOUTH EAST QUARTERS OF SECTION 14 TOWNSHIP 45 RANGE 7 WEST OF THE FOURTH MERIDIAN	read	NE-14-045-07-W4M | SE-14-045-07-W4M			titles
THE EAST HALF AND THE SOUTH WEST QUARTER OF SECTION 14 TOWNSHIP 45 RANGE 7 WEST OF THE FOURTH MERIDIAN	read	NE-14-045-07-W4M | SE-14-045-07-W4M | SW-14-045-07-W4M			titles
LEGAL SUBDIVISION 5 AND THE NORTH HALF OF LEGAL SUBDIVISION 4 IN THE SOUTH WEST QUARTER OF SECTION 14 TOWNSHIP 45 RANGE 7 WEST OF THE FOURTH MERIDIAN	portion	05-14-045-07W4 | ptn. 04-14-045-07W4	NORTH HALF OF		titles
All of 14-45-7-W4M except the NE	portion	ptn. 14-045-07-W4M	except the NE		less than the section
P/O NE 14-45-7-W4M	refused	NE-14-045-07-W4M	unread		less than the quarter: never all of it
Por. NE 14-45-7-W4M	portion	ptn. NE-14-045-07-W4M			less than the quarter: never all of it
Portn NE 14-45-7-W4M	portion	ptn. NE-14-045-07-W4M			less than the quarter: never all of it
NE 14-45-7-W4M (Pt)	portion	ptn. NE-14-045-07-W4M			less than the quarter: never all of it
Pt. of the N.E. ¼ 14-45-7-W4M	portion	ptn. NE-14-045-07-W4M			less than the quarter: never all of it
NE 14-45-7-W4M lying outside Road Plan 1234AB	portion	ptn. NE-14-045-07-W4M	lying outside Road Plan 1234AB		less than the quarter: never all of it
NE 14-45-7-W4M (less 3.21 ac)	portion	ptn. NE-14-045-07-W4M	less 3.21 ac		less than the quarter: never all of it
NE 14-45-7-W4M ex. Rd. Plan 1234AB	portion	ptn. NE-14-045-07-W4M	ex. Rd. Plan 1234AB		less than the quarter: never all of it
NE 14-45-7-W4M not covered by the waters of Cooking Lake	portion	ptn. NE-14-045-07-W4M	not covered by the waters of Cooking Lake		less than the quarter: never all of it
NE 14-45-7-W4M lying to the north of the right of way of the CNR	portion	ptn. NE-14-045-07-W4M	lying to the north of the right of way of the CNR		less than the quarter: never all of it
Pipeline R/W Plan 1234567 within NE 14-45-7-W4M	refused	ptn. NE-14-045-07-W4M	unread		less than the quarter: never all of it
THE SOUTHERLY 330 FEET OF THE WESTERLY 660 FEET OF NE 14-45-7-W4M	portion	ptn. NE-14-045-07-W4M	THE SOUTHERLY 330 FEET OF; OF THE WESTERLY 660 FEET OF		less than the quarter: never all of it
THE NLY 100 FEET PERP OF NE 14-45-7-W4M	refused	ptn. NE-14-045-07-W4M	unread		less than the quarter: never all of it
NE 14-45-7-W4M EXC THE SLY 165 FEET PERP	portion	ptn. NE-14-045-07-W4M	EXC THE SLY 165 FEET PERP		less than the quarter: never all of it
NE 14-45-7-W4M excepting Plan 1234AB and Plan 5678CD	portion	ptn. NE-14-045-07-W4M	excepting Plan 1234AB and Plan 5678CD		less than the quarter: never all of it
ALL THAT PORTION OF THE NORTH EAST QUARTER OF SECTION 14 TOWNSHIP 45 RANGE 7 WEST OF THE FOURTH MERIDIAN AS SHOWN ON A PLAN OF SURVEY OF THE SAID TOWNSHIP SIGNED AT OTTAWA ON THE 23 DAY OF MAY A.D. 1883	portion	ptn. NE-14-045-07-W4M	AS SHOWN ON A PLAN OF SURVEY OF THE SAID TOWNSHIP SIGNED AT OTTAWA ON THE 23 DAY OF MAY A.D. 1883		less than the quarter: never all of it
NE 14-45-7-W4M 4.05 ha	portion	ptn. NE-14-045-07-W4M	4.05 ha		less than the quarter: never all of it
NE 14-45-7-W4M - 3.2 acre site	portion	ptn. NE-14-045-07-W4M	3.2 acre		less than the quarter: never all of it
Subdivided portion of NE 14-45-7-W4M	refused	ptn. NE-14-045-07-W4M	unread		less than the quarter: never all of it
Balance of NE 14-45-7-W4M	portion	ptn. NE-14-045-07-W4M			less than the quarter: never all of it
Remainder of NE 14-45-7-W4M	portion	ptn. NE-14-045-07-W4M			less than the quarter: never all of it
C.P.R. right of way across NE 14-45-7-W4M	refused	NE-14-045-07-W4M	unread		something within the quarter: never all of it
Right-of-way in NE 14-45-7-W4M	refused	NE-14-045-07-W4M	unread		something within the quarter: never all of it
PLA 123456 in NE 14-45-7-W4M	refused	NE-14-045-07-W4M	unread		something within the quarter: never all of it
5 acre parcel in NE 14-45-7-W4M	refused	ptn. NE-14-045-07-W4M	unread		something within the quarter: never all of it
Yard site NE 14-45-7-W4M	refused	NE-14-045-07-W4M	unread		something within the quarter: never all of it
Acreage in NE 14-45-7-W4M	refused	NE-14-045-07-W4M	unread		something within the quarter: never all of it
NE 14-45-7-W4M excepting Plan 1234AB; Plan 5678CD	portion	ptn. NE-14-045-07-W4M	excepting Plan 1234AB; Plan 5678CD		two exceptions: the second is no land of its own
NE 14-45-7-W4M 64.75 ha	read	NE-14-045-07-W4M			64.7497 ha: all of it
LSDs 5 & 6 14-45-7-W4M (80 acres)	read	05-14-045-07W4 | 06-14-045-07W4			2 × 40: all of it
Sec 14-45-7-W4M 259 ha	read	14-045-07-W4M			640 acres are 258.999 ha
Twp 45 Rge 7 W4M (23,040 acres)	refused	TWP 45 RGE 7 W4M	unread		36 × 640: all of it
96-H/94-A-15 (70.6 ha)	read	096-H/094-A-15			30″ × 45″ at 56.9° N: 0.929 km × 0.760 km
NE 14-45-7-W4M LINC 0012 345 678	refused	NE-14-045-07-W4M	unread		a number of the registry is no land
NE 14-45-7-W4M C of T 162 123 456	refused	NE-14-045-07-W4M	unread		a number of a title is no land
SW Sec 14 Twp 32 Rge 05 W 3 Extension 42 As described on Certificate of Title 85S12345, description 42.	portion	ptn. SW-14-032-05-W3M	Extension 42; As described on Certificate of Title 85S12345, description 42.		ISC prints it so: an extension other than 0 is a parcel within
NW Sec 14 Twp 32 Rge 05 W 3 Extension 0 As described on Certificate of Title 85S12345.	read	NW-14-032-05-W3M	As described on Certificate of Title 85S12345.		ISC prints it so
LSD 3 Sec 14 Twp 32 Rge 05 W 3 Extension 10 As shown on Plan 101234567	portion	ptn. 03-14-032-05W3	Extension 10; As shown on Plan 101234567		ISC prints it so
NW 14-32-05 W3rd	read	NW-14-032-05-W3M			Saskatchewan
Lot 12-Blk/Par 3-Plan 101234567 Ext 0	words	words: Plan 101234567 Block 3 Lot 12			Saskatchewan, in one chain
Blk/Par A-Plan 84B01234 Ext 0	words	words: Plan 84B01234 Block A			Saskatchewan
Lot 12 Blk/Par 3 Plan No 101234567 Extension 0 As described on Certificate of Title 98B12345	words	words: Plan 101234567 Block 3 Lot 12			ISC prints it so
Parcel A Plan 101234567 Ext 0	words	words: Plan 101234567 Parcel A			Saskatchewan
Blk A Plan 61S12345 in NE 14-32-5-W3M	portion	ptn. NE-14-032-05-W3M	Blk A Plan 61S12345 in		a block within the quarter
River Lot 12 Prince Albert Settlement	words	words: River Lot 12 Prince Albert Settlement			Saskatchewan
101/08-16-033-24W3/00	read	08-16-033-24W3			a well of Saskatchewan
NE 1/4 14-8-6 EPM	read	NE-14-008-06-E1M			Manitoba
NE 14-8-6E	refused		unread		Manitoba: east there is one meridian only
NE 14-8-26W	refused		unread		which meridian is not said
NE 14-8-6 E.P.M.	read	NE-14-008-06-E1M			Manitoba
LS 5 14-10-26 WPM	read	05-14-010-26W1			Manitoba
NE 1/4 AND LS 5 AND 6 14-10-26 WPM	read	NE-14-010-26-W1M | 05-14-010-26W1 | 06-14-010-26W1			titles of Manitoba
W 1/2 OF SECTION 14-10-26 WPM IN MANITOBA	read	NW-14-010-26-W1M | SW-14-010-26-W1M			titles of Manitoba
River Lot 45, Parish of St. Norbert	words	words: River Lot 45, Parish of St. Norbert			Manitoba
RL 45 Parish of St. Andrews	words	words: RL 45 Parish of St. Andrews			Manitoba
Pt. RL 45 Parish of St. Andrews	words	words: Pt. RL 45 Parish of St. Andrews			Manitoba
Parish Lot 12 St. Clements	refused		unread		Manitoba
LOT 1 PLAN 12345 WLTO IN RL 45 PARISH OF ST. VITAL	words	words: LOT 1 PLAN 12345 WLTO IN RL 45 PARISH OF ST. VITAL			titles of Manitoba
NE 14-10-26 WPM EX ROAD	portion	ptn. NE-14-010-26-W1M	EX ROAD		Ex is excepting
100/04-12-010-26W1/00	read	04-12-010-26W1			a well of Manitoba
Lot 3 Section 5 Township 20 Osoyoos Division Yale District Plan KAP12345	refused		unread		townships of the Okanagan have no range nor meridian
Lot 1 Section 3 Range 5 Cowichan District Plan 12345	refused		unread		Vancouver Island has ranges of its own
EAST HALF OF SECTION 5 TOWNSHIP 12 NEW WESTMINSTER DISTRICT	refused		unread		townships of the lower mainland have no meridian
SECTION 12 RANGE 3 EAST NORTH SAANICH DISTRICT	refused		unread		Vancouver Island
FRACTIONAL NORTH WEST 1/4 OF SECTION 5 TOWNSHIP 79 RANGE 15 WEST OF THE 6TH MERIDIAN PEACE RIVER DISTRICT	read	NW-05-079-15-W6M	FRACTIONAL		titles of British Columbia
THAT PART OF THE NORTH EAST 1/4 OF SECTION 5 TOWNSHIP 79 RANGE 15 WEST OF THE 6TH MERIDIAN PEACE RIVER DISTRICT SHOWN ON PLAN 1234	portion	ptn. NE-05-079-15-W6M	SHOWN ON PLAN 1234		titles of British Columbia
LEGAL SUBDIVISION 5 OF SECTION 5 TOWNSHIP 79 RANGE 15 WEST OF THE 6TH MERIDIAN PEACE RIVER DISTRICT	read	05-05-079-15W6			titles of British Columbia
SW 1/4 SEC 22, TWP 22, RGE 2, W6M KDYD	read	SW-22-022-02-W6M			the Railway Belt: Kamloops Division Yale District
DISTRICT LOT 1234 KAMLOOPS DIVISION YALE DISTRICT	words	words: District Lot 1234 Kamloops Division Yale District			British Columbia
DL 1234 Cariboo District	words	words: District Lot 1234 Cariboo District			British Columbia
BLOCK A OF DISTRICT LOT 1234 LILLOOET DISTRICT	words	words: District Lot 1234 Block A Lillooet District			British Columbia
PARCEL IDENTIFIER 012-345-678	refused		unread		a number of the registry is no land
94-A-15 Blk H	refused		unitMissing		a block of a map sheet has 100 units; which are meant is not said
Block H 94-A-15	refused		unitMissing		the same turned
NTS 94-A-15 BLK H	refused		unitMissing		the same
H/94-A-15	refused		unitMissing		the same short
94-A-15	refused		blockMissing		a map sheet without a block
NTS 94-A-15	refused		blockMissing		a map sheet without a block
d-96-H, 94-A-15	read	d-096-H/094-A-15			one quarter of a unit, another hand
d-096-H-094-A-15	read	d-096-H/094-A-15			one quarter of a unit, another hand
D096H/094A15	read	d-096-H/094-A-15			one quarter of a unit, another hand
d-96-H/NTS 94-A-15	read	d-096-H/094-A-15			one quarter of a unit, another hand
Unit 96 Quarter d Block H 94-A-15	read	d-096-H/094-A-15			one quarter of a unit, another hand
Quarter D Unit 96 Block H Map 94-A-15	read	d-096-H/094-A-15			one quarter of a unit, another hand
d-96-H / 94-A-15	read	d-096-H/094-A-15			one quarter of a unit, another hand
d 96 H/94 A 15	read	d-096-H/094-A-15			one quarter of a unit, another hand
d-96-H\n94-A-15	read	d-096-H/094-A-15			one quarter of a unit, another hand
NTS Map Sheet 94-A-15, Block H, Unit 96, Quarter D	read	d-096-H/094-A-15			one quarter of a unit, another hand
Units 58 to 60 inclusive, Block C, Map Sheet 94-H-10	read	058-C/094-H-10 | 059-C/094-H-10 | 060-C/094-H-10			petroleum titles
NTS 94-A-15 BLK H UNITS 94-96, 104-106	refused	094-H/094-A-15 | 095-H/094-A-15 | 096-H/094-A-15	unit		units end at 100
d-96-M/94-A-15	refused		block		blocks end at L
d-96-I/94-A-15	read	d-096-I/094-A-15			I is a block
d-0-H/94-A-15	refused		unit		units begin at 1
d-96-H/94-A-17	refused		sheet		sheets end at 16
d-96-H/94-Q-15	refused		area		areas end at P
NW-0-42-3-W5M	refused		section		sections begin at 1
NW-36-0-3-W5M	refused		township		townships begin at 1
NW-36-42-0-W5M	refused		range		ranges begin at 1
0-36-42-3-W5M	refused		lsd		subdivisions begin at 1
NW 36-42-3-W0M	refused		meridian		meridians begin at 1
NE 14-127-7-W4M	refused		township		townships end at 126
NE 36-13-33-W1M	read	NE-36-013-33-W1M			(102-97.4579)°·cos 50.1·111.32/9.7768 = 33.2 ranges
Lot 12 Peace River Landing Settlement	words	words: Lot 12 Peace River Landing Settlement			no survey numbers it: kept in its words
River Lots 12 & 13 Edmonton Settlement	words	words: River Lots 12 & 13 Edmonton Settlement			no survey numbers it: kept in its words
Buffalo Lake Métis Settlement	words	words: Buffalo Lake Métis Settlement			no survey numbers it: kept in its words
N½ of River Lot 12 St. Albert Settlement	words	words: N½ of River Lot 12 St. Albert Settlement			no survey numbers it: kept in its words
River Lot 12 St. Albert Settlement except Plan 1234AB	words	words: River Lot 12 St. Albert Settlement except Plan 1234AB			no survey numbers it: kept in its words
Lac La Biche Settlement Lot 45	words	words: Lac La Biche Settlement Lot 45			no survey numbers it: kept in its words
I.R. 138A	words	words: I.R. 138A			no survey numbers it: kept in its words
Stoney Indian Reserve 142	words	words: Stoney Indian Reserve 142			no survey numbers it: kept in its words
NE 5-72-15-W5M (East Prairie Métis Settlement)	read	NE-05-072-15-W5M	East Prairie Métis Settlement		the settlement is told
Plan 0412345; Block 2; Lot 5	words	words: Plan 0412345 Block 2 Lot 5			semicolons of a short legal, in words
Lot: 5 Block: 2 Plan: 0412345	words	words: Plan 0412345 Block 2 Lot 5			form fields
Lot 5, Block 2, Plan 041-2345	refused	words: Plan 041 Block 2 Lot 5	unread		plan number with a dash
PLAN 0412345 BLOCK 2 LOTS 5 TO 7 INCLUSIVE	words	words: Plan 0412345 Block 2 Lots 5-7			titles
0412345;;5	words	words: Plan 0412345 Lot 5			Alberta’s short legal of a lot without a block
0412345;2	words	words: Plan 0412345 Block 2			Alberta’s short legal of a block
4;7;45;14;NE,SE	read	NE-14-045-07-W4M | SE-14-045-07-W4M			Alberta’s short legal of two quarters
4;7;45;14;N	refused		unread		Alberta’s short legal of a half; never all
4;7;45;14;NE 4;7;45;23;SE	read	NE-14-045-07-W4M | SE-23-045-07-W4M			two short legals with a blank
4;07;045;14;NE	read	NE-14-045-07-W4M			Alberta’s short legal with zeros
100-04-11-082-04W6-00	refused		unread		a well identifier in the name of a file
100.04-11-082-04W6.00	refused		unread		a well identifier in the name of a file
Lot 5 Block 2 Plan 1234 A.B.	refused	words: Plan 1234 Block 2 Lot 5	unread		dotted letters of a plan
Lot 5 Block 2 Plan 1234AB (0.5 acres)	words	words: Plan 1234AB Block 2 Lot 5			the size of a lot
the barn; Lot 5 Block 2 Plan 1234AB within 14	refused		unread		a plan within land that does not follow
NE of Section Fourteen (15), Township 45, Range 7, W4M	refused		sectionMissing		words and figures differ
NE of Section Fourteen, Township 45, Range 7, W4M	refused		sectionMissing		numbers in words alone are not read
NE 14-45-7, SE 23-45-7 and NW 2-46-7, W4M	read	NE-14-045-07-W4M | SE-23-045-07-W4M | NW-02-046-07-W4M			the meridian once, behind a comma
SE 22-51-26-W4M, NE 14-45-7	refused	SE-22-051-26-W4M | NE-22-051-26-W4M	unread		the meridian once, in front
2026-11-30, NE 14-45-7-W4M	refused	NE-14-045-07-W4M	unread		a date in front
11-30-26, NE 14-45-7-W4M	refused	NE-14-045-07-W4M	unread		a date in front
NE 14-45-7A & SW 2-46-7 W4M	refused	NE-02-046-07-W4M | SW-02-046-07-W4M	unread		range 7A is none
5, 08-13-045-07W4	refused	08-13-045-07W4	unread		the number of a row in front of its land
1, 2, 08-13-045-07W4, 9	refused	01-13-045-07W4 | 02-13-045-07W4 | 08-13-045-07W4	unread		a number behind
8, 7, 2, 1-13-45-7-W4M	refused	01-13-045-07W4	unread		out of order: told
Sec 14-45-7-W4M (NE)	refused		unclear		all of the section, or its quarter
Sec 14 (NE & SE), Sec 15 (N½) Twp 45 Rge 7 W4M	read	NE-14-045-07-W4M | SE-14-045-07-W4M | NE-15-045-07-W4M | NW-15-045-07-W4M			parts in brackets behind their section, the township last
Sec 14 (portion) Twp 45 Rge 7 W4M	portion	ptn. 14-045-07-W4M			a remark in brackets
Sec 14 (640 acres) Twp 45 Rge 7 W4M	read	14-045-07-W4M			a size in brackets
NE 14-45-7-W4M & SE 14-45-7-W4M (Fractional)	read	NE-14-045-07-W4M | SE-14-045-07-W4M	Fractional		a remark behind the last
NE 5-72-15-W5M, East Prairie Metis Settlement	read	NE-05-072-15-W5M	East Prairie Metis Settlement		the settlement behind a comma
d-96-H/94-A-15 and road allowance	refused	d-096-H/094-A-15	unread		a unit and a road
Block 2 Plan 1234AB; Lot 5 Block 3 Plan 5678CD	words	words: Plan 1234AB Block 2 | words: Plan 5678CD Block 3 Lot 5			two descriptions
Plan 1234AB; Plan 5678CD; Block 2	words	words: Plan 1234AB | words: Plan 5678CD Block 2			two plans
NE 14-45-7-W4M as shown outlined in red on the attached plan	portion	ptn. NE-14-045-07-W4M	as shown outlined in red on the attached plan		a surface lease describes its site so
NE 14-45-7-W4M, Plan 1234AB	refused	NE-14-045-07-W4M	unread		in the quarter or beside it
Ptn of NW & SW 14-45-7 W4M lying E of Hwy 2	portion	ptn. NW-14-045-07-W4M | ptn. SW-14-045-07-W4M	lying E of Hwy 2		both
SE 14-45-7-W4M (Pt. Lot 4)	refused	ptn. SE-14-045-07-W4M	unread		part
W½ 14 & E½ 15-45-7-W4M	read	NW-14-045-07-W4M | SW-14-045-07-W4M | NE-15-045-07-W4M | SE-15-045-07-W4M			halves of two
Sec's 13, 14 & 15-45-7-W4M	read	13-045-07-W4M | 14-045-07-W4M | 15-045-07-W4M			plural
All of Sec 13; N½ 14-45-7-W4M	refused	NE-14-045-07-W4M | NW-14-045-07-W4M	unread		the first has no place
N½ LSD 1, LSD 2-14-45-7-W4M	portion	ptn. 01-14-045-07W4 | 02-14-045-07W4	N½		half of the first
LSDs 1,2,7&8 Sec 14 Twp 45 Rge 7 W4M	read	01-14-045-07W4 | 02-14-045-07W4 | 07-14-045-07W4 | 08-14-045-07W4			no blanks
LSD's 1-4 incl. 14-45-7-W4M	refused		unread		inclusive short
S.½ of N.E.¼ 14-45-7-W4M	read	09-14-045-07W4 | 10-14-045-07W4			half of a quarter
North ½ of Legal Subdivision 12 of Section 14-45-7 W4M	portion	ptn. 12-14-045-07W4	North ½ of		half of a subdivision
Twp 45, R 7, W4M; NE 14	refused	NE-14-045-07-W4M	unclear		the place before a semicolon
(NE¼) 14-45-7-W4M	read	NE-14-045-07-W4M			brackets
NE (1/4) 14-45-7-W4M	refused	NE-14-045-07-W4M	unread		brackets around the sign
NE-14-45-7-W4M;	read	NE-14-045-07-W4M			a semicolon behind
"NE-14-45-7-W4M"	read	NE-14-045-07-W4M			quotes of a spreadsheet
NE-14-45-7-W4M*	read	NE-14-045-07-W4M			a mark of a footnote
NE-14-45-7-W4M [1]	refused	NE-14-045-07-W4M	unread		a footnote
NE 14-45-7-W4M Crown	refused	NE-14-045-07-W4M	unread		a remark about its owner
NE 14-45-7-W4M - Smith	refused	NE-14-045-07-W4M	unread		a name
NE 14-45-7-W4M and SE 23	read	NE-14-045-07-W4M | SE-23-045-07-W4M			the place before
NE & SE 14, all 15, W½ 16-45-7-W4M	refused	NE-14-045-07-W4M | SE-14-045-07-W4M | NW-16-045-07-W4M | SW-16-045-07-W4M	unread		all before a bare number: told
all 13, 14 & 15-45-7-W4M	refused	15-045-07-W4M	unread		sections after all
NW 36-42-3-W5 & a-1-A/94-A-1	read	NW-36-042-03-W5M | a-001-A/094-A-01			both surveys
Unit 96 Block H 94-A-15, Unit 97 Block H 94-A-15	read	096-H/094-A-15 | 097-H/094-A-15			two units
Units 96 and 97, Block H, 94-A-15, Quarters A and B	refused	096-H/094-A-15 | 097-H/094-A-15	unread		quarters of each
d-96-H/94-A-15 & c-96-H/94-A-15	read	d-096-H/094-A-15 | c-096-H/094-A-15			two quarters
c,d-96-H & a-97-H/94-A-15	refused	a-097-H/094-A-15	unread		the sheet once
Lot 5, Block 2, Plan 0412345 & Lot 6, Block 2, Plan 0412345	refused	words: Plan 0412345 Block 2 Lot 5	unread		two lots
Lots 5 and 6 Block 2 Plan 0412345 except Lot 5A	words	words: Plan 0412345 Block 2 Lots 5, 6 except Lot 5A			exception
Plan 0412345 Block 2 Lot 5 (NE 14-45-7-W4M)	portion	ptn. NE-14-045-07-W4M	Plan 0412345 Block 2 Lot 5		the quarter around the lot`;
