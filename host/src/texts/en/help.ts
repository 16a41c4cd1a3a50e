import type { HelpTexts } from '../../docs/help/help-article.ts';

const formKeys = [
  ['Ctrl+S', 'saves; on a form that cannot be saved it goes to the first field in the way'],
  ['Ctrl+Shift+S', 'saves and goes back to the list'],
  ['Ctrl+Enter', 'saves and starts a new record of the same kind'],
  ['F1', 'opens this help'],
] as const;

const rowKeys = [
  ...formKeys,
  ['Tab', 'goes on to the next field, from the last one to the next row'],
] as const;

const gridKeys = [...formKeys, ['Space', 'ticks the row'], ['Alt+↑ Alt+↓', 'move the row']] as const;

const editKeys = [
  ...formKeys,
  ['F2', 'in the list, changes the cells of the row in place'],
  ['Enter', 'in a changed row, saves it'],
  ['Ctrl+Enter', 'in a changed row, saves it and goes on in the row below; in the list, begins new rows'],
  ['Tab, Shift+Tab', 'in a changed row, go from cell to cell'],
  ['Esc', 'in a changed row, cancels what was typed'],
  ['Space', 'on a tick of the list, changes it'],
] as const;

const workspaceKeys = [
  ...formKeys,
  ['[ and ]', 'go to the tab before and to the next one'],
  ['t and a letter', 'goes to a tab; ? shows the letters'],
  ['L', 'logs a contact with somebody'],
  ['Alt+↑ Alt+↓', 'in an open row, go to the previous and the next row'],
  ['F2', 'in the agreements, opens the dates of the row in place; a digit begins to type one'],
  ['Ctrl+D', 'in the agreements, fills the day of the first selected row into the others'],
  ['F8 Shift+F8', 'in an import, go to the next and the previous fault'],
] as const;

/** The help in English. */
export const en: HelpTexts = {
  contents: 'Contents',
  general: 'Working with records',
  records: 'The records',
  screens: 'Operation',
  keys: 'Keys',
  unknown:
    'There is no page of this name. What goes for every form follows; the contents lead to everything else.',
  articles: {
    typing: {
      title: 'Typing dates',
      purpose: 'Type a date the way you write it. When you leave the field, it is shown as yyyy-mm-dd.',
      steps: [
        'With the name of the month: nov 23, 23 Nov, Nov-23-2026. Without a year it is a day of this year.',
        'In numbers: 2026/11/3, 20261123, 23/11/2026 or 11/23/2026. A date such as 3/4/2026 has two readings. Choose yours in My account: day first or month first. Until then it is not accepted.',
        'From today: today, tomorrow, +14 for two weeks from now, -3 for three days ago. fri is the next Friday after today.',
        'A date that Rightway does not fully understand stays as you typed it and is marked. It is never guessed.',
      ],
    },
    saving: {
      title: 'Saving',
      purpose:
        'A record is saved as a whole, with everything that its tabs hold: all of it, or nothing where something is refused.',
      steps: [
        'Save becomes available with the first key. While a field is marked, the save waits for it: the list at the button says on which tab, and leads there.',
        'A tick on the button says that everything is stored.',
        'If Rightway cannot be reached, what you typed stays in the form. Save again when the connection is back; nothing is stored twice.',
        'The arrow beside Save offers to save and leave, to save and start a new record, and to undo all changes; what was undone can be brought back until you type something else.',
        'Delete asks first, and refuses with its reason where other records use this one.',
      ],
      keys: formKeys,
    },
    conflicts: {
      title: 'When somebody else saved first',
      purpose:
        'Two people may edit one record at the same time. Rightway puts both versions together against the one that both began with, field by field.',
      steps: [
        'Changes that only the other person made are included. A line names them and the person.',
        'Changes that only you made are kept, and your save goes through.',
        'Where it was you, in another tab or window, that is said.',
        'Only a field that both of you changed is asked about. Neither version is chosen beforehand: choose one for each field, then save.',
      ],
    },
    drafts: {
      title: 'Unsaved changes',
      purpose:
        'What you have not saved yet is kept in this browser. It outlives a reload, a crash and the end of your session.',
      steps: [
        'When you open the record again, Restore brings the changes back and Discard drops them; the time of the changes is shown beside them.',
        'If somebody else saved the record in the meantime, this is shown before you decide.',
        'They are gone after a save, a discard, a sign-out, or seven days. Nobody else who signs in here sees them.',
        'Leaving a record with unsaved changes asks first; going from tab to tab does not.',
      ],
    },
    finding: {
      title: 'Finding anything',
      purpose:
        'Ctrl+K opens one box over records of every kind, lists, smart folders and actions. Before you type it has what you worked on last.',
      steps: [
        'Type a number, a name, land or a phone number. An agreement is found by its number, landowner, legal description, project, and the phone numbers of who is on it. Words may be in any order.',
        'Land and phone numbers can be typed in any usual writing; the box says how it read them.',
        'Three records of a kind are shown; the last line of a kind leads to its list with the same text.',
        'Choose with ↑ and ↓, open with Enter, or with Ctrl+Enter or the middle button in a new tab.',
        'Projects, agreements and parcels have Map in place of Grid: what the list finds, on one map with its filter and its selection. The address takes it along.',
        'In a list, the arrow of a row or Alt+Enter shows its record beside the list, with its related records. ↑ and ↓ go from row to row, Enter opens the page, Esc closes.',
      ],
      keys: [
        ['Ctrl+K', 'finds anything'],
        ['/', 'goes into the filter of the list'],
        ['G, then a letter', 'goes to a list'],
        ['N', 'makes a new record of the list'],
        ['?', 'shows every key that works here, and switches those without Ctrl or Alt off'],
      ],
    },
    reports: {
      title: 'Reports',
      purpose:
        'Line lists, contact reports, reports of projects and of time, as PDF, Word or a workbook. A report shows what you may see, as it is saved now.',
      steps: [
        'Generate, above the agreements, requests and stakeholders of a project: a line list in order along the route, of the selected rows, else of all. It needs the right to edit the project, and the project saved.',
        'Generate, beside Save of a project: Project Summary, Project Details and Project Cost Summary of this project. Of several projects: select them in the list, then choose the report below.',
        'Select weeks in the list of timesheets for Period Summary, Timesheet Details and, for those who bill, Work in Progress.',
        'Choose the format and what to show; telephone numbers and e-mail addresses are shown only where you ask for personal information. Your choices are kept for the next time. Preview shows the first page beside them and follows them.',
        'Run makes the report and shows its progress; Cancel stops it. A PDF opens in a window of its own, other formats are downloaded. The document can be opened for one hour, by you alone.',
        'Document from Template, under Generate, fills a Word template: choose it, the records, whom letters go to, and one document or several. Values that are missing are named first, record by record, and each leads to its field; filed documents are attached to their record.',
        'Enclosures, in the same dialog, are documents of the project, or of the one selected record, that go along: after each letter in one PDF, beside the letters in an archive, and named in the communication. Map sheet is the picture that takes the place of {map}: one for all, or the newest picture of each record. Print the map as PNG and add it to the documents first.',
        'A document from a template is made as PDF or, to be worked over, as Word. Closing Binder, at a project’s documents, binds them to one PDF with an index, links and bookmarks, and lists what cannot be pages; as an archive it holds every file as it is. What is confidential is left out of both.',
        'Export the log, above the board of a consultation, writes every contact and attempt as a workbook, as text, as Word or as PDF, in the columns that regulators ask for.',
        'Confidential communications are in no report.',
      ],
    },
    keyboard: {
      title: 'Keyboard',
      purpose:
        'Everything can be done without a mouse. A list is one stop of the Tab key; from there on the arrows lead.',
      keys: [
        ['Ctrl+S', 'saves the form'],
        ['Ctrl+Shift+S', 'saves the form and goes back to the list'],
        [
          'Ctrl+Enter',
          'saves the form and starts a new record; in a list that is edited in place, begins new rows',
        ],
        ['F2', 'in a list of administration, changes the row in place'],
        ['F1', 'opens help on the form'],
        ['Tab, Shift+Tab', 'go to the next or previous field'],
        ['Esc', 'closes a menu or a dialog; in a list it clears all ticks'],
        ['↑ ↓ ← →', 'go from cell to cell of a list; the titles are above the first row'],
        ['Home, End, PgUp, PgDn', 'go to the first or last cell, or one screen on'],
        ['Enter', 'opens the row; on a title it sorts'],
        ['Alt+Enter', 'shows the row beside the list, where the list does that'],
        ['Space', 'ticks the row; with Shift and an arrow, several'],
        ['Ctrl+A, Ctrl+C', 'tick every row, copy the ticked rows or the cell'],
        ['Alt+↓', 'on a title, opens the menu of the column'],
        ['Shift+← Shift+→', 'on a title, make the column narrower or wider'],
        ['Delete', 'on a title, hides the column'],
      ],
    },
    'surface-project': {
      title: 'Surface projects',
      purpose:
        'A surface project is one piece of work on the land, such as a pipeline or a well site, with everything that belongs to it. Its page is the place to work in: the tabs are in groups beside the content, each with its count, and the navigation folds to icons.',
      steps: [
        'The lines below the title show the numbers of the project at each company, its status, who else has it open now and who saved it last. Nothing is locked: changes to different fields are merged, and you are asked only where both of you changed the same field.',
        'Agreements has the rights to use land. New makes one in a wizard; Create Another keeps type, purpose and status. Rows are dragged into the order of the route, or moved by Alt+↑ and Alt+↓, as long as no filter is on. An agreement that is open has the others beside it: Alt+↓ goes on to the next one in the same area, and what you typed is kept.',
        'The short areas of an agreement are one page: landowners with their shares, signing and registration, occupants, parcels (also out of a list that you paste), titles with “Copy owners from title”, compensation with its totals (a price by area says for which unit it is, and the area is converted), payments (a new one is to the owner where there is only one; say for what it is), conditions, areas that convert, and amendments and renewals. Acquired follows from the last signature, unless you set it; where one who signed sells the land, it stays. Deadlines beside them lists the rules that apply, each with its clock and its source.',
        'Who to call is at the side of an agreement, a request, a stakeholder and a task, and comes first on a phone: owners and occupants with their shares, numbers and e-mail addresses, what to mind, when they were last contacted, and the next task. A name opens the associate over the record. Log contact (L) takes the result and the method in one choice, dated now, with you and those it concerns; press a name to leave it out. Its message takes it back, or leads to a note. With rows selected in the tab it logs on each of them; “Another method, or details …” is then one table for a day of contacts. Letter or document begins one for this record, and Photo adds a picture to it.',
        'Whose rules hold follows from the land, else from the area of the project; without either it says so in red, here, on the board and on Today. Rules that require nothing now are named, and so are the topics without a rule. Homestead on a landowner asks for the consent of the spouse to a long lease, and to a right without an end (N/A as term unit); both spouses on title sign instead. A review of annual compensation is due every five years from the last day on which the agreement took effect, was renewed or its compensation was reviewed; reviews that were missed are listed together, until “Missed reviews closed” under Amendments and renewals says why. Where no agreement is reached, Amendments and renewals takes the notice of a right of entry, the application and the order; Deadlines says until when objections may come, and from when to when the federal regulator may be asked.',
        'Days are typed in the list itself: put the keyboard on a day, type it and press Enter; select the rows below with Shift+↓ and Ctrl+D fills them. More days are shown by Columns. Everything waits for Save. Actions fills one day down into the selected agreements at once, edits the same fields of many, and reassigns the work of an agent who leaves. You see the changes first; all of them are saved, or none. The list of agreements offers both for rows of any projects, and logs a contact on each; so do those of requests and stakeholders.',
        'Actions > Import brings agreements in from a spreadsheet with their owners and land; the starter template has the columns and your lists. For an unknown column you choose what it is; your company’s next sheet is read the same way. Finalize says first what it will do, takes the valid rows alone or those with warnings too, and goes on when you close the browser. Past imports shows who imported what, goes on with a review, and undoes an import but for what somebody changed since.',
        'In the review of an import errors are red and warnings amber: F8 goes to the next one, Enter opens the cell and has its row checked at once, Ctrl+D fills a cell down, Delete leaves rows out or puts them back. An arrow beside a row number shows all of the row and what is to be decided, as whether to change the agreement that is there. Map shows the rows where their land lies; there F8 goes to errors, then to what waits for a decision, and past warnings of which nothing is asked. Land of which only a portion is named is added as a portion, and its row warns of it. Download bad rows gives the rows with errors as a workbook with the reasons.',
        'Requests has what is asked of grantors. New asks for type, business associate, then somebody of it, and the scope; Create Another keeps the type. Each row names its grantor, up to four kinds of things that are asked for, and how Connect sees it; To send, Waiting, Answered and Completed narrow the list. Sent, Received and Completed are typed in the list. A request with a connect number and a connect status is kept until one of them is cleared.',
        'A request that is open has its items: what is asked for, where, how long, on which land. A road takes no more than its length, where that is known. Revisions record what was changed and when. The documents of the first item of a request to a Connect grantor stay as they are.',
        'Details holds the project itself. Another operator clears its office and the surface status; the offices and statuses offered are those of the company beside them. A well identifier or a legal description is read in any usual writing and says which place it names.',
        'The route comes from a file of shapes (KML, KMZ, GeoJSON, GPX, DXF, zipped shapefile), or is drawn: with “Draw on the map …” in the form itself, of a new project too, or on Map. It is stored with the next save. A shapefile without its .prj, or a drawing, asks for its coordinate system and shows the place on the map at once; choose another one until it lies right.',
        'Stakeholders has whom the project concerns without being a party to it. New makes one in a wizard; Create Another keeps interest type and land interest. Types say what each is and what that requires; Notified follows from the first notice, unless you type a day. Actions files a letter on those that you select, fills a day down into them, or edits the same fields of all of them.',
        'Indigenous names the communities that are consulted, one engagement each. Open one and its record of contact holds every contact and every attempt with date, method and who; Log an attempt begins one that reached nobody. Once a contact is saved its evidence is added below it.',
        'Consultation is the board of all who must be notified: one row for each stakeholder and community, one column for each step. The figures above it are its filters: from when may be filed and what blocks it, who was notified, who is late, who objects, and what a regulator would send back, each gap in words with the way to its contact. F2 or a double-click fills a step in place, and Undo reverts it. A notice without its proof, or a day that was only typed, is shown as “Sent, no proof”. A clock begins with the day on which a notice was proved to be delivered, not before it was sent and not on a day to come, leaves out its pauses, and keeps the version of its rule; where the rule was changed since, it says what moved.',
        '“File a letter …” puts one letter on all that you tick, found by name or land, as a notice on each. A log that went out for review keeps the project from being filed until its review is over. Where a rule names no distance, a line above the board says that who must be notified is your own choice. “Export the log” writes every contact and attempt in the columns that regulators ask for, for Excel; what is confidential stays out.',
        'Progress shows consents by week beside the plan, money against the AFE, contacts by person and, for those who bill, unbilled time, as charts. The plan is a straight line to All consents by, and the AFE amount is under Details. Numbers shows the same as a table, and each chart leads to its list. Project Details, under Generate, prints them with ‘Show progress as charts’.',
        'Events records what happened, each kind once. Select one and Event Details opens beside the list; its kind is chosen while it is new, and another company’s event is for reading. Add Model, where it is switched on, adds the events of a model that are not there yet.',
        'Key dates are planned and reached; late dates are red. Obligations belong to the project and its agreements. When you complete one that repeats, the next one is created in the same save, counted from the first due day, so that the last of a month comes back after a shorter one. Show and Responsible narrow the list.',
        'Members and roles names who works on the project or is to be kept informed: a person, a team, or somebody of a business associate, with role and access. Their phone numbers are below, by organization.',
        'Related projects shows both sides: the projects that this one names, and below them the projects that name this one. Revisions records changes of the route or the scope, with their dates.',
        'Tasks lists the work on the project and on all below it, by the record that it belongs to; what is late is red, what is due soon amber. Open, Mine, Overdue and All choose what it shows. Complete, Start and Hold in a row, or for the rows that you selected, are done at once; what follows by the rules of the task is shown first. Ctrl+Enter in an open task completes it and opens the next one, and Esc returns to the list that you came from. The list of tasks completes, reassigns and moves the dates of tasks of any projects. “Assign a model …” gives a whole model to the project or a record of it and shows who gets what by when.',
        'Communications lists what was said on the project and on all below it: each names what it is on and leads there. Of the project, Agreements, Requests and Stakeholders narrow the list.',
        'Comments are for colleagues: on a project, an agreement and a task, whoever sees the record reads them and may write, also without the right to edit it. @ offers the people who can read it, and who is named finds it in the inbox. Ctrl+Enter posts; what you type is kept until then. Your own comments can be edited and deleted, and the history keeps what they said. A confidential one is read in your company alone. No report, export, mail or calendar contains what a comment says.',
        'Timeline draws the tasks as bars over the months, with a line for today: green is completed, red is overdue, dashed is on hold. A bar opens its task; the arrow keys lead from bar to bar.',
        'A task may follow a date: a number of days, working days, weeks or months before or after a key date, a date of its record, or another task. When that date moves, a question before the save lists the tasks that move, from where to where, and which of them become due earlier. A date that somebody set by hand stays, and the list says so; take the tick away to let it follow again. Working days leave out weekends and the holidays of the project’s province. What is saved from a list, the board or the map asks nothing: a message says how many tasks moved, and leads to them.',
        'An open task shows its status and what follows its completion. Its assignee can start, hold and complete it and write notes, also without the right to edit the project.',
        'Map shows where the agreements, requests, stakeholders and wells of the project lie, each in the colour of its status, with its route, its spatial files and the grids of the surveys, which are theoretical. A click selects, Ctrl adds; a box, a polygon or a circle selects what it touches, and “Select around” what is in view within a distance of the selection. The panel shows the details of each and leads to its record. A shapefile that is added without its .prj, or a drawing, asks for its coordinate system and shows the land at its centre. Layers can be switched, put in another order and seen through; Copy a link takes the view along. On Agreements, Map in place of Grid shows the same rows: one filter and one selection.',
        'Draw the route on Map with a click for each corner and two for the last; Backspace removes the last one. Edit the route moves its corners, adds one on a side, and removes one with Alt and a click. Corners snap to land, survey lines and files in sight. The route waits for Save.',
        '“Land along the route” lists the parcels in the order in which the route comes to them, each with the kilometres and metres at which it enters and leaves, and those beside it within a distance: of a rule of the province, whose section and date are shown, or one that you type, which is from no rule. Metres are metres on the ground. “Not recorded yet” lists the quarters of the theoretical grid that the route crosses for a metre or more and nobody recorded, each with the length crossed; “Add the … quarters crossed” records them and, if you want, makes an agreement over each, in order along the route.',
        'The three dots of a layer colour it by another field, leave only what contains a text, and change its opacity and position; “Reset layer” clears that. Layers of other servers are among them; a problem of such a server is shown in its layer.',
        'Print makes a PDF or a picture at a scale that you choose, with title, legend, north arrow, scale bar and sources, or one PDF with a sheet for each selected agreement, request, stakeholder or parcel. Export saves a layer, or its selection, as GeoJSON, KML, shapefile, DXF or CSV.',
        'From parcels that you select on the map, “New agreements” creates one for each or one over all, “Add to request” puts them into an item of a request, and “Add stakeholders” lists their owners and occupants as recorded here, with those ticked whom nobody has reached yet, and makes them stakeholders in one step.',
        'History shows who changed what of the project and of all below it, by day: since Friday, since any day, by a person. Each entry leads to its record.',
        'What is new or changed in rows waits for the one Save of the project; “changes” beside it lists all of it. Deleting saved rows asks, and is done at once. Documents save themselves.',
        'The three dots copy the project as a new one with the parts that you choose, archive it or restore it. An archived project leaves lists and pickers with everything in it, and can still be opened. Only system administrators delete projects, and only without agreements.',
      ],
      keys: workspaceKeys,
    },
    'business-associate': {
      title: 'Business associates',
      purpose:
        'A business associate is a person, company or authority that you deal with: a landowner, an occupant, a client. All companies share them.',
      steps: [
        'Details holds who it is, how to reach them, the mailing address, codes and notes. Country, province and city follow each other: another country clears the other two. The Crown marks a government: as a landowner it has no waiting time after a copy.',
        'A safety note says what must be known before driving there, such as dogs or a locked gate. Every record that names the associate shows it first on its card.',
        'Contacts are the people to talk to. Open one by a double click: its fields are below the list, with its phone numbers. New waits until the contact before is complete. Save as vCard hands one to your address book.',
        'Projects shows where the associate takes part and as what. Open, or a double click, leads to the project.',
        'Communications keeps what was said, by whom and when. L logs a contact from wherever you are in the record.',
        'Possible duplicates of a new associate are named above its fields, with what they share. Merge …, for system administrators, shows two side by side: choose what to keep of each field and see what moves. Names and codes of both then lead to the one that stays, and what was signed keeps the name that it was signed with. Merges are listed in History, where one can be undone; what was changed again since stays as it is.',
        'Everything that you type on these tabs is saved together. Deleting a saved contact, phone number or communication happens at once, after a question.',
        'A field that is grey is kept elsewhere: by the linked land system, by accounting, or because the associate is a client. A line above the fields says which.',
      ],
      keys: [...formKeys, ['L', 'logs a contact'], ['Alt+↑ Alt+↓', 'go to the previous or next contact']],
    },
    parcel: {
      title: 'Parcels',
      purpose:
        'A parcel is a piece of land, named by its legal description. Agreements, requests and titles name the parcels that they are about.',
      steps: [
        'The legal description is made of parts, one in a row. Type each in any usual writing: nw 36 42 3 w5, 04-11-082-04W6, d-096-H/094-A-15. It is kept in one writing and shown in the one that you choose under Shown as. Portion says that only some of it belongs to the parcel; As text is for land outside the surveys, such as a lot of a plan.',
        'The province follows from the legal description when you save. Where another one was typed, a line below it says so: the rules go by the description.',
        'Read from a text takes a pasted description apart, such as “NW and SW 36-42-3-W5M, ptn. SE”, and says what it did not understand.',
        'Several pieces typed into one row, as “N½ 22-51-26-W4M” or “LSDs 1-8 of 22-51-26-W4M”, become a row each when you leave the field. A portion, an exception or a plan in a quarter marks the row as a portion and keeps its words in the notes. What may mean other land is refused with its reason. A lot of a plan, a river lot or a road allowance is kept as text.',
        'Registry number is the number that the land registry gave the parcel: LINC of 10 digits in Alberta, PID of 9 in British Columbia, surface parcel number of 9 in Saskatchewan. Search finds it in any writing. Another parcel with the same number is named above, with a link.',
        'The land is drawn beside the form, north up. The dashed outline is the theoretical one of the survey. A surveyed outline is uploaded as KML, shapefile, GeoJSON or DXF; the one in use is filled. “Show on the map” lays it among what your projects have around it.',
        'Titles lists the certificates of title of the land. Open one for its owners, its instruments and the agreements that it affects; all of it is saved with the parcel. Other land with the registry number of land that a title covers is named above its fields.',
        'Related shows the agreements, requests, stakeholders, communications, title tracts and documents that use the parcel, as far as you may see them.',
        'A parcel that something names cannot be deleted; the refusal says what names it.',
      ],
      keys: [...formKeys, ['Alt+↑ Alt+↓', 'go to the previous or next title']],
    },
    'title-tract': {
      title: 'Title tracts',
      purpose:
        'A title tract follows one piece of land through its titles: who owned it when, and what was registered on it.',
      steps: [
        'Details holds the name, the registration system (title or deeds) and the parcels.',
        'Titles is the chain, by date. Owner on shows the owners on any day, and where a title is missing between two others. New creates a title, Add a title adds an existing one, Remove from chain keeps it wherever else it is used.',
        'A title holds its number, status, dates, owners and land. Owners hold it in common, each with a share, or as joint tenants, who hold the rest together; the line below adds the shares up.',
        'Owners who hold one share together get the same letter under Group, as A, and what the group holds, as 1/2, at any one of them. Within a group they are joint tenants, or hold it in common, evenly or by shares of the group. Agreements that copy their landowners from the title keep the groups, and split amounts by them.',
        'Searched is the day on which the land titles office was asked last. After 30 days it is marked old, because the title may have changed; Searched today sets it.',
        'Instruments are the registrations on the title, each with its grantors, grantees and other parties. Discharged ones are struck through.',
        'Agreements shows what a transfer affects: owners who are not landowners of an agreement yet, and landowners who are not on the title any more.',
        'Read a title reads a PDF, a picture of a page, or pasted text into a proposal beside it. Tick what you accept: it goes into a new title, or into the one of that number, and waits for your save. What was not understood is marked.',
        'Scanned pages are read too. Each field shows the strip of the page that it was read from. Uncertain words are underlined, and a field with one has to be ticked by itself. The document is filed with its text behind the pictures, so that you can search in it. Scan upright, with 300 dots per inch; up to 20 pages are read.',
      ],
      keys: [...formKeys, ['Alt+↑ Alt+↓', 'go to the previous or next title']],
    },
    timesheets: {
      title: 'Timesheets',
      purpose:
        'A timesheet holds what one person did and spent in one week, by project, agreement and kind of work. New opens this week, whether it was begun or not; Previous week and Next week lead on.',
      steps: [
        'New line asks for the project, the agreement and the work; then type hours, as 1.5 or 1:30, or kilometres, into the days. Copy last week copies the lines of the previous week; Duplicate adds a second line like the first. Work counts what its rate is for: kilometres, days and pieces are no hours. On a phone, tap a line to change, duplicate or remove it.',
        'Below the grid are the rate of the current cell and the reason for it: the rate of the client goes before the default, by the date. Work without a rate is kept and marked; it cannot be billed before a rate schedule names it.',
        'Totals are below each day and in the line of each project. Days without time are named, and so is a day with more than 24 hours: give a reason for it before you submit. A day that was closed for invoicing is grey, and the week says why: no time is added or changed on it.',
        'An expense has a day, a cost and a ledger code of its own. Enter the GST/HST that its receipt names, and from $100 on the supplier’s GST/HST number: the client is billed the cost without it, and you claim it as an input tax credit. Receipts attaches files to it once the week is saved; they stay as they are from the day that it is submitted, and more may still come.',
        'Submit week submits the lines that are still drafts, once they are saved; it asks before it submits days to come. Undo in its message, or Call back, opens again what nobody approved yet. A line that is submitted, approved or billed is grey and says why; it locks no other line, and no other day.',
        'Who approves time opens the week of somebody else to approve it or to send it back with a reason, which is shown at its lines until they are submitted again. History lists each of these steps.',
      ],
      keys: [
        ...formKeys,
        ['Tab, arrows, Enter', 'go from cell to cell; Shift+Enter goes up'],
        ['N', 'begins a new line; in the grid Ctrl+Enter does'],
        ['F2', 'in the grid, changes the line'],
        ['Ctrl+D', 'in the grid, repeats the cell above'],
        ['Ctrl+Shift+D', 'in the grid, duplicates the line'],
        ['Ctrl+Delete', 'in the grid, removes the line'],
      ],
    },
    'time-approval': {
      title: 'Time to approve',
      purpose:
        'Approvers find here what people of their company have submitted, whether they keep time themselves or not. Billing in the navigation leads here, with the number of weeks that wait.',
      steps: [
        'Narrow the lines to one person, one project or one week, or select some of them; Approve and Send back go for what is selected, else for all that is shown; all of it is approved after a question with its hours and dollars. Undo in the message, or Ctrl+Z while it is shown, reverts the approval. Sending back asks for a reason, which is shown at the lines until they are submitted again.',
        'A line opens its week. An expense says how many receipts it has; open them in the week, below the grid.',
        'Not submitted names everybody whose last weeks are not submitted, with the days without time.',
      ],
      keys: formKeys,
    },
    'invoicing-timesheets': {
      title: 'Timesheets to invoice',
      purpose:
        'This is the timesheet of a person as who invoices sees it: the same week, which may be corrected until a line is approved or billed.',
      steps: [
        'Lines lists each line with its rate, its amount and its status. Hold keeps lines from being billed for now, with a reason; Release ends that; Apply rates looks up the rates again, such as after a new rate schedule.',
        'A line that an invoice holds names the number of that invoice.',
      ],
      keys: formKeys,
    },
    invoices: {
      title: 'Invoices',
      purpose:
        'An invoice bills a client for approved lines of time and expenses. A finalized invoice keeps its number and is never deleted; a reversal can cancel it.',
      steps: [
        'New in the list of invoices opens Work in progress: every line that is not billed yet, its sums by age, and why each waits. The reasons above the lines are filters; the last column fixes a line: release it, apply rates, open its week, its project or its draft.',
        'Draft invoice bills the selected lines, or all that can be billed of a client, project, AFE and period. Lines are grouped and summed up by project, AFE, person or day as you choose; the next draft of that client begins with the same.',
        'Each line names its project, AFE, cost centre and purchase order (of the project’s Details, under Operator) and who did the work. Your address, other tax registrations, days to pay and how to pay are those of your company in Administration. Terms that name a day, such as Net 15 days, 2/10 net 30, Due on receipt or EOM, decide when an invoice is due; the days to pay apply to any other.',
        'A draft bills what is left of a fixed fee, with all approved work of its project; Share of the fee takes per cent or dollars instead. Name the project without any lines to bill a share before its work. Work beyond a fee is billed at nothing. Fixed fees, above, shows what is billed, what the work is worth, and what is left or over.',
        'A client may take invoices in its own form only, which administrators keep under Master data, Invoice formats. A draft that lacks coding which the form requires is not finalized: the lines are named. Documents then has the file as CSV and Excel, and Generate makes the PDF, with the receipts where the form asks for them.',
        'What an invoice says is kept with it when it gets its number, and the PDF as it was made the first time: later changes of a client, a project or your company do not change it. Invoices of before this was kept say so.',
        'On a draft change its date, terms, notes and the words of its lines; the preview on the right shows what the client reads. What is missing before it can be finalized is listed above the fields.',
        'Each line shows its part of the taxes, which add up to those of the invoice to the cent; the paper, the accounting export and the client’s own form have it too.',
        'Finalize gives it the next number of the year. Then More sends it as a PDF by mail, with its receipts where the client’s form asks for them, or marks it as sent and as paid; Generate opens it as a document.',
        'An invoice is not dated within closed days, before its last work, or before the invoice with the number before it. A system administrator may finalize it all the same, and says why.',
        'Work in progress as of a day that is over is that of that day: what was billed or worked later is left out, so that a month’s end can be printed again.',
        'Add line, above the lines of a draft, adds one by hand, such as a fixed fee. Adjust writes a line up or down, with a reason that your books keep and the client does not read, and gives it a discount; Discount takes something off the sum of all lines. What a bill differs by from the work that it relieves is named in its header: lines by hand, write-ups and write-downs, discounts, rounding.',
        'Credit a part makes a credit note that names its invoice: type what you credit of each line, at most what is left of it. The taxes follow in proportion, and what is open of the invoice is less by it. An invoice with a credit note is not reversed any more.',
        'Write off, under More, takes what a client will never pay, or a part of it, out of what is owed, with its day and reason. The part of GST, HST and other taxes in it is deducted in the return of that day, and the next export books it as a bad debt. Where the client pays after all, take the write-off back and note the payment: its tax is owed again from that day on. An invoice with a write-off is neither credited nor reversed. The act asks for more, such as an attempt to collect it and a client at arm’s length (Excise Tax Act, s. 231); for PST ask the province.',
        'Open balances, above, lists what each client owes as of a day, by days overdue. A client’s menu there makes its statement as PDF or Excel: open invoices, payments and credits of them and of the last month, and what is open by age.',
        'Reverse makes an invoice with the other sign; all lines of time can be billed again and are as old as they were. What the client had paid of it is paid out by “Mark as paid out” of the reversal; of a credit note that is what was paid beyond the rest.',
        'Accounting exports writes finalized invoices as double entry: what the client owes, against revenue by account, project and AFE, and against each tax. It comes as CSV, as Excel, and as an IIF file for QuickBooks Desktop, by the columns that Intuit publishes: try a first batch in a copy of your company file.',
        'Accounts are administered with your company, under Accounts in the books; the first that fits applies. Mark-up and fixed fees may have accounts of their own. Without one, an account is named like its ledger code or tax. The accounts of the day of the export stay with its batch.',
        'Payments of the days that you choose go along: the bank against what the client owes. One that is taken back later is booked back on that day; one that was taken back before an export never goes.',
        'Taxes lists what each return has by month, quarter or year: revenue, tax charged, input tax and net tax, by the lines of the federal form (GST34); PST and QST each by province. The number at the right opens the invoices behind a sum; Generate prints all of it or writes a workbook. Credit notes and reversals count on their own date.',
        'An invoice and a payment go once, unless you say again. If accounting did not book a batch, take it back with a reason: its invoices and payments go with the next one.',
      ],
      keys: formKeys,
    },
    'bring-in': {
      title: 'Bring in',
      purpose:
        'A table that somebody else made becomes agreements with their owners and land, or business associates with contacts, parcels, titles with owners, stakeholders, requests and crossings, communications, obligations, key dates, or compensation, payments, signing and consent of occupants of agreements that are here: the line list of a surveyor, the report of a broker, the export of another system. Our own workbook of three sheets comes in through Actions, Import of the agreements.',
      steps: [
        'Choose what the table holds; the line below says what it is for. Agreements from a line list are for rows that are an owner or a piece of land, Agreements from another system for rows that are one agreement each; compensation, payments, signing and registration, and consent of occupants are added to agreements that are here, and make none. Choose the project too, where the records belong to one, then drop the table: an Excel workbook (.xlsx) or a text file (.csv, .txt). Or paste the rows with their headings. A workbook of the old kind (.xls) is saved as .xlsx first.',
        'What was found is shown: the sheet, what separates the cells of a text file, its letters and its decimal mark, and the row with the headings. Each can be chosen otherwise. A table that looks like something else than was chosen, as a list of crossings, says so, and is read as that by one press.',
        'Each column fills a field, or is not read; the list says why. Headings in English, French and Spanish are known, and where a heading says nothing, cells with land, people, phones and e-mail addresses are. Days that may be two, as 03/04/2026 or 26-11-05, ask once for their column: day, month or year first.',
        'A cell may name several owners: Doe, John & Mary are two; an organization is never taken apart. Land may end with its share, as SE 22-51-26-W4M; 1/2. Quarter, section, township, range and meridian may be in columns of their own. Rows with the same tract or number are one agreement, and so is a row with nothing but a second owner below the first. Titles of groups, sums and repeated headings make nothing, and are counted.',
        'A status, type or method may be in another usual word or with a remark behind it, as Executed for Signed or Signed - cheque to follow; how each was read is listed, and what is uncertain, as Signed?, is asked. Numbers of titles and agreements are found with other blanks and dashes; zeros are never guessed, and a number that a spreadsheet shortened, as 1.22346E+11, is refused.',
        'What is the same in every row, such as the type of the agreements, is typed once under The same in every row.',
        'The way of reading is kept for your company under its name: the next table with these headings is read alike. Leave the name empty to keep nothing; Forget removes it.',
        'To the review (or Enter) opens the review that every import has: wrong cells in red, each row with the number that it has in your table, the map, and what Finalize will do. Nothing is written before. Below the choice of rows it says which agreements would end without an owner or land, and how many rows stay out; each is a filter.',
        'After it the same numbers are shown, and Download what did not come in hands out the rows with their reasons, to be corrected and imported again. Undo is under Past imports of the agreements.',
        'Of records other than agreements the same button shows what the rows make, before anything is written: how many are new, changed, unchanged and stay out, sums beside those that are stored, and what is made besides because rows name it. Each cell that keeps rows out is corrected in place, all cells that say the same together. Bring in writes them by the rules and rights of their forms; Download what stays out hands out the other rows with the reasons. Undo deletes what was made and nobody changed or needs since. Cancel, while the rows are checked or written, takes back what was begun.',
        'A table that names somebody new may say how they are reached: phone, cell, e-mail, address and the remarks of a stakeholder list are kept with the business associate that is made. Where rows say different things of the same one, the first counts and the others are listed. Whoever is here already stays as they are, and what differs is listed: bring the same table in as Business associates to change them. An address in one column becomes street, city, province and postal code where these are certain, and otherwise stays in one line. Columns that no field reads are named above what is made.',
        'In a log of communications, L. Acres is the member with that initial and last name where only one fits; VM left or Phone - no answer is an attempt with its method, and so is a call whose remarks say no more than no answer. How each was read is listed. In a list of crossings, requests to one company on different days are requests of their own, and the type of each crossing is proposed by what its row says: railway, power line, pipeline, road or watercourse. A row that says nothing or two things is asked.',
        'Documents come in as a zip archive: the files, in folders or not, and at its top a table index.xlsx or index.csv with a row for each file, such as File name, Tract no, Title, Type and Date. Type is one of Agreement, Consent, Correspondence, Notice, Permit, Photo, Plan, Report, Title and Other, or a usual word for it, such as Lease or Survey; both are kept with the document, at its Details and as columns of the list of documents. A type of your own goes to Notes. Files without a row and rows without a file are listed before anything is written; what programs leave in archives is not read. Up to 2,000 files and 1 GB unpacked.',
        'Each of these lists leaves as Excel or CSV, with the ids of its records: change it in a spreadsheet and bring it in again, and only what differs is written. The whole project leaves as one workbook with a sheet for each kind.',
        'A record is found again by its Rightway id, by its id in another system (a column for the id, and the system in a column or the same in every row), or by what it is known by: the name of an associate, the description of land, the number of a title. Tables may name records by the ids of that system too, Ctrl+K and the search of a list find them by it, and each record says it above its history.',
        'Rents that an older system paid are not asked for again: in a table of compensation, Rent paid to makes the first anniversary of the effective date on or after that day the first rent here, and Next rent due names it. Where every lease is paid to the same day, give it once under The same in every row.',
        'The number of a tract becomes the reference of its agreement. Bring the list in again when it changes: what has the same number is changed where the list says otherwise, the rest is added.',
      ],
      keys: [['Enter', 'goes on to the review, once the table is understood']],
    },
    rentals: {
      title: 'Rents',
      purpose:
        'A run finds the rents that fall due in a month, shows the exceptions of each, and pays them once somebody else approved it.',
      steps: [
        'Choose the month and, where you like, one project. Rents that were due since the day beside it and were never paid are found too. Find the rents pays nothing.',
        'Exceptions come first, and are counted above the list: a click shows only those. Open a row to see its exceptions, what it pays whom, and its schedule, where you stop payments, set a new amount from a day on or end them. After a save the rents are found again.',
        'Some exceptions keep a rent from being paid until they are fixed: no payee, shares that are not whole, a stop, a payment that is there already. Missed and expired ones are paid only where you say so with Pay anyway; Leave out keeps any rent out. Both ask for a reason, which the approver reads.',
        'Payee’s details changed means that a payee has another name, vendor code or address than at the last rent of the agreement: the history of the associate says who changed it and when. A change between approval and sending is shown above the rents, before the payments go out.',
        'Payee outside Canada means that 25% of the rent of that payee is withheld and sent to the CRA by the 15th of the next month, with an NR4 slip for the year, unless a treaty or the CRA says less (Income Tax Act, s. 212(1)(d) and 215). Rightway pays the rent whole: pay in part what goes to the payee, and the rest to the CRA.',
        'Paid in part means that the payments which were entered by hand for a rent come to less than the rent. A run does not pay the rest: enter it among the payments of the agreement.',
        'Approve makes the payments: each has a number, a payee, an amount and a due day, and is with the compensation of its agreement. Who prepared a run does not approve it. Where something changed since the rents were found, the approval says which and pays nothing.',
        'Send payments marks the payments of an approved run as sent and makes their file, where you like with one payment for each payee, of all agreements together, under a voucher number: CSV and Excel for the payables system, and cheque requisitions as a PDF with a list and a page for each payee. Statements of the year is a page for each payee of the file with all that they were paid in the year in which it went out; Statements of payees in the list of payments makes them of the payees and years of the payments that you select. Administrators choose the columns of the file under Master data, Payables file columns: a line for each payment, or for each head where a column holds one.',
        'When the bank has paid, or a cheque came back, select the payments in the list of payments: Mark as paid and Mark as returned note the day and, where you like, the reference of all of them. The history of each agreement keeps what changed.',
        'A returned cheque is reissued or cancelled in the same list: Reissue makes a new payment that goes out with the next file of its run, and the one that came back stays, marked as replaced. Cancel payment says that nothing is owed any more, with the reason; its rent is not found again.',
        'Pay in part notes what was paid; the rest becomes a payment of its own, which stays open. Hold back keeps a payment, or an amount of it, from going out until Release; what is held is still owed, and Payments held back lists it. Unpaid rents lists the agreements whose rents payments do not cover, the oldest day first: rents that no run found, and those that were paid too little. Held schedules are among them. Each does all of the selected payments or none, and says which one it cannot do.',
        'A payee with a GST/HST registration, kept with the associate, gets GST on each payment, or HST where the land is in a province that has it: at the rate that the tax types marked for payments have there on the due day, rounded once for each payment. It is shown beside the amount in the run, on the payment, on requisitions and statements and in the file, whose columns GST/HST and Total hold it; each of them says which of the two it is. A schedule says where none is paid, as for a right of entry that goes with a right to minerals, such as the lease of a well site (Excise Tax Act, s. 162: ask your accountant for other parts of its rent), and how its payees are paid: payments keep that method, and the file and requisitions show it.',
        'Letters to payees, beside the files and in the list of payments, writes a letter to each payee with all that they get, by a template of the type Payment Letter. It is filed with the agreement of the first payment, and noted as a communication with the payee.',
        'A rent is paid once, whatever runs were prepared beside each other. Take back removes the payments of a run as long as none of them went out.',
        'An agreement has a schedule as soon as one of its heads of compensation is annual. Rents begin a year after its effective day, unless the schedule has a first day of its own. Split the annual part, among the payments of an agreement, adds the next rent as a run would pay it: of its interval, by the amounts of its day.',
        'A rent is not an obligation: enter annual compensation with the agreement, and obligations for duties that nobody is paid for by a run, such as a report or an inspection. Whoever enters the same rent as both is warned on the page of the obligation: the run pays it once, the obligation would ask for it again.',
      ],
      keys: gridKeys,
    },
    'master-data': {
      title: 'Master data',
      purpose: 'Master data are the lists that people choose from. Only system administrators change them.',
      steps: [
        'Open a list under Master data, then New. A code is used once in its list.',
        'Short changes are made in the list itself: F2 opens the cells of a row, a click or Space changes a tick, Add rows adds one new entry after the other and keeps the values that they share. The pencil above the list lets a double-click change a cell too. The rules, the history and the merging of other people’s saves are the same as in the form.',
        'Paste lines, below Add rows, makes an entry of each line: copy its columns from a spreadsheet. Some lists can begin with the entries of a province, also where they are still empty: see First entries. A line that is refused stays, with the reason.',
        'A record that is not active is no longer offered, and stays on the records that use it. Prefer that to deleting.',
        'What is supplied with the product cannot be changed.',
        'The History tab says who changed what.',
        'Provincial rules: each names its source, the day on which somebody last compared it with the current text, who did and what that found; the History tab has every change. Type the new day under Last checked after you have read the current text. A rule without a length is not counted; the consent of the spouse without one is asked for every lease. The list shows when a check is due, a year after the last one, and Today counts what is due.',
        'Before you save a changed rule, Show what would change, above the fields, lists every open clock that would move, with what it says now and what it would say. Nothing is saved by it. Clocks that run keep the rule that they began with.',
        'Last day on a Sunday or holiday is empty as long as nobody verified it: the day then stays, so that nothing is late.',
      ],
      keys: editKeys,
    },
    templates: {
      title: 'Templates',
      purpose:
        'A document template holds the files that documents are made from, at least one. An event model holds the event types that projects or agreements go through.',
      steps: [
        'Template: give it a name and a type, add its files, then save. A Word file (.docx) is checked as it is added: errors in its fields are listed with suggestions, and a sample is filled from a real record. Any other file is kept beside it.',
        'Fields are written in braces, as {agreement.number}. Fields lists them with the values of a real record; a click copies one into Word. {#landowners} in the first cell of a table row and {/landowners} in its last repeat the row; {#hasOccupants} … {/hasOccupants} prints the text between only where there are any. A question mark, as {recipient.contact?}, leaves a missing value out; without one it is marked.',
        'A template that names the recipient is a letter: one is made for each recipient. Examples holds letters, leases, a release of damages and certificates to begin from, Versions what the files were before.',
        'Documents are made under Generate, Document from Template, at agreements, requests and stakeholders of a project. Filed ones are attached to their record, and a letter is noted as a communication with who it goes to.',
        'Pictures: put any picture where one belongs in Word, choose Alt Text in its menu and write {logo} for the logo of the company that makes the document, or {map} for a map sheet. It is changed for that and keeps its room. {logo?} leaves nothing where there is none.',
        'Model: choose whether it is for projects or agreements, save, then link events from the list.',
        'Drag files or events into the order in which they are offered. A list that is sorted or filtered cannot be put in order.',
        'Files of another company can be read, not deleted.',
      ],
      keys: gridKeys,
    },
    user: {
      title: 'People',
      purpose: 'A person who may sign in. Roles decide what the person may see and edit.',
      steps: [
        'Save the new person, then send the invitation: the mail leads to the choice of a password and is good for seven days.',
        'Send a password reset where somebody is locked out; its link is good for a day.',
        'Clear Active to end the access. Every session of the person ends at once, and the records the person worked on stay. The form counts the agreements, open tasks and open obligations that are still theirs, each number with its list. They are reassigned in each project: Actions, Reassign an agent’s work.',
        'My account, in the menu at your name, is your own record.',
        'Days of work are those on which the morning mail goes out. Where none is chosen, those of the company count, and without these Monday to Friday.',
        'Time zone is for who works by other clocks than those of the browser: days and moments are then shown, and typed, by that zone. Clocks of the law count by the zone of the land whatever is chosen, and invoices by the zone of the company.',
      ],
      keys: formKeys,
    },
    role: {
      title: 'Task roles',
      purpose:
        'A task role says who does a task, without a name: land agent, coordinator, drafter. Tasks ask for a role; teams and task managers say who has it.',
      steps: ['Give the role a name and save.', 'A role that is not active is no longer offered.'],
      keys: formKeys,
    },
    teams: {
      title: 'Teams',
      purpose: 'A team is a group of people of one company, each with a task role.',
      steps: [
        'Choose the company that the team is of.',
        'Add a row for each person; a person is in a team once.',
      ],
      keys: rowKeys,
    },
    task: {
      title: 'Tasks',
      purpose:
        'A task is a step of work as it is planned, for example sending a payment. It says what kind of record it belongs to and which role does it.',
      steps: [
        'Choose the kind of record: project, agreement, request, stakeholder or indigenous engagement.',
        'Add rules to have something follow when the task is started or completed: another task, another status, an e-mail. It is said to whoever does it before it happens, and happens once.',
        'Another task goes, on the same record, to who has its role in the project’s task manager, else to nobody yet. A status is that of the agreement or project, from the list of the operator. An e-mail goes to a person who sees the project, or to any address.',
      ],
      keys: rowKeys,
    },
    'task-model': {
      title: 'Task models',
      purpose:
        'A task model is a sequence of tasks, each due some days after the previous one, or before or after a date of its record.',
      steps: [
        'Add a row for each task, in the order of the work.',
        'Say after how many days it is due; nothing means at once.',
        'Or choose the date that it follows: a key date by its name, a signature, an expiry, another task. Say how many days, working days, weeks or months before or after it. When that date moves, the task moves with it. A task that follows a date that the project does not have yet gets its day when that date is entered.',
        'When you change the date that a row follows, a question before the save lists the open tasks that this model assigned and that move, with the day that each has and would get. What somebody set by hand keeps its date; a task that somebody gave another rule keeps that. Days after the previous task count only when the model is assigned.',
        'Tasks that follow or wait for each other in a circle are refused, and the row that closes it is named.',
      ],
      keys: rowKeys,
    },
    'task-manager': {
      title: 'Task managers',
      purpose: 'A task manager puts a task model to work: it says who has which role.',
      steps: [
        'Choose the model, then add a row for each role with the person who has it.',
        'Save, then press Assign Tasks and choose a project or an agreement: each task goes to the person with its role, with its due date.',
      ],
      keys: rowKeys,
    },
    company: {
      title: 'Companies',
      purpose:
        'A company whose people work in Rightway: a broker, who does the land work, or an operator, whom it is done for. People see the records of their own company.',
      steps: [
        'Give it a code, which is used once, and its name.',
        'Logo: a PNG or JPEG of at most 1 MB. It is printed at the top of the reports and invoices of its people, and in letters whose template has a picture with the alternative text {logo}.',
        'Add its offices, a row each.',
        'Days of work count for its people who did not choose their own: on these days their morning mail goes out.',
        'Accounts in the books says where exported invoices and payments are booked: the bank, what clients owe, revenue by ledger code, and taxes. Leave the ledger code empty for lines without one, and the tax for all taxes that have no account of their own.',
      ],
      keys: rowKeys,
    },
    rates: {
      title: 'Rates',
      purpose:
        'A rate schedule holds the prices of work. A default schedule is for every client; a client schedule for one, in place of the default.',
      steps: [
        'Choose the type, the client where it is a client schedule, and the day from which it counts.',
        'A schedule may be for one project, and for the company that bills by it. Of the rates of a work that hold on a day, one for the client and the project goes first, then the client’s, the project’s, the company’s, and the one for all.',
        'Add a row for each rate: its category, the price and its unit, the ledger code, and whether it is taxed: a new one is, unless you clear the tick. A row with a person or a role is for their work alone, and goes before one for everybody: who has neither is not offered it, and typing its name finds no rate.',
        'What your contract with the client agrees beyond a price is typed beside it: after how many hours a day or a week hours are overtime, and the factor of their price; after how many hours a day they are double time, such as after 12 in British Columbia, and its factor; in a row a price of its own for overtime, the least hours of a call-out a day, and for a rate by the day how many hours a day has and up to how many are half a day: then hours are typed. Empty means that nothing is agreed. Hours count by schedule and person; a schedule that follows another one of the same client within a week goes on counting. Of those over a day and over a week the more are overtime.',
        'Mark-up on expenses is per cent of what they cost without tax, rounded to the cent for each receipt; the invoice shows it below the expense. A client’s goes before the default; type 0 where a client pays none.',
        'A schedule of one project may fix a fee: from its first day to its last the work of that project is billed by the fee, and its expenses too where the fee covers them. What the work is worth is still counted at its rates.',
        'HST replaces other taxes: tick that with its tax type. A client that is exempt is a row of the tax type, with its certificate and days; the invoice then names the tax with the certificate and charges nothing.',
        'Taxes are charged by the dated rates of their tax type, under Master data: from when on, where, and on which ledger code. A tax type without a dated rate charges nothing.',
      ],
      keys: rowKeys,
    },
    'gis-service': {
      title: 'GIS services',
      purpose:
        'A GIS service is a source of map layers on another server: features, a map, tiles, WMS, WMTS, tiles by address (XYZ) or an archive of tiles (PMTiles).',
      steps: [
        'Enter its address and, where it has several, the layer.',
        'An address of tiles names the places of its numbers: {z}, {x} and {y}, or {TileMatrix}, {TileRow} and {TileCol}.',
        'Enter a token only where the service asks for one. It stays on the server, which asks the service in your place; hosts of private networks are asked only where whoever runs the server allows it. “CORS” is for programs that ask the service themselves.',
        'An administrator’s look of a service on the map is how everybody sees it at first.',
      ],
      keys: formKeys,
    },
    inbox: {
      title: 'Inbox',
      purpose:
        'The inbox names what you are to know of: tasks that were assigned to you or fall due, obligations, key dates, notices, permits and agreements that expire, reviews, payments and rents, last days of a consultation, answers to you, rates that end, weeks that were approved, sent back or submitted again, and imports and reports that have ended.',
      steps: [
        'You are reminded once ahead of the day and once when it is overdue. A reminder leaves the inbox by itself when the work is done, and comes again when its day moves.',
        'Opening a record marks its reminder as read. Snooze puts a reminder off: it comes back unread on the day that you chose.',
        'Settings chooses for each kind whether it appears in the inbox, comes with the morning mail, or by a mail at once. The morning mail goes out at 7:00 in your time zone, on your days of work, when there is something new. A link at the end of each mail ends the mails of its kind with one click.',
        'Obligations without a responsible person, key dates, notices and agreements without a land agent go to the members of the project.',
        'While you are away, no mails go out to you. Enter the days in the settings, and the colleague who is reminded of your work meanwhile.',
        'A calendar holds what you are to do, the dates of a project, or those of what a smart folder finds at the time. It has an address that your calendar program reads, which is shown once. End it when you no longer use it, or when somebody else got to know it.',
        'A comment that names you is in the inbox as it is posted, with the way to it. So is, within half a minute, what colleagues write where you wrote before.',
        'Days that follow from the rules of a province, such as the notice of a review or the last day for an answer, come like any other. Their clocks are on the agreement and on the consultation board.',
        'When somebody saves in a project in which you have unsaved changes, the inbox says who saved what. Your changes stay; saving brings both together.',
        'A report that ended while its page was closed is in the inbox for the hour for which it is kept.',
        'Nobody is reminded of what has no day. Tasks and obligations without a due date are at the end of their lists, sorted by it: give them one. The agreement says which spouse’s consent and which copy for a landowner are missing. Documents have no expiry: where one expires, as a certificate of insurance does, enter an obligation with that day.',
        'You are only reminded of records that you may see.',
      ],
      keys: [['F1', 'opens this help']],
    },
    'first-entries': {
      title: 'First entries',
      purpose:
        'What a new installation begins its lists with: agreement types, surface statuses, land purposes and the other lists that a first project asks for. Words that follow a law are those of the province.',
      steps: [
        'First steps on Today leads here, and so does a list that is empty: Begin with the entries of Alberta, British Columbia or Saskatchewan ticks the entries of that list alone.',
        'Choose the province. The entries of lists without any are ticked. Look through them, clear the tick of what you do not need, then choose Add.',
        'What a list has already is not added twice. An entry that cannot be saved stays ticked, with the reason above the button.',
        'To work in several provinces, add the entries of one after the other: only what is missing can be ticked.',
        'Entries belong to all companies. Rename them, or make them inactive, in their lists. Ledger codes, tax types, areas and project groups are your own: enter them in their lists or paste them there.',
      ],
      keys: [['F1', 'opens this help']],
    },
    health: {
      title: 'System health',
      purpose:
        'The page shows how the installation is doing: the database, the copies of the server, the releases and the last backup that was proven. It is for system administrators who have no monitoring system of their own.',
      steps: [
        'What needs attention comes first, with what to do about it. The same things raise alerts in Prometheus.',
        'A backup counts as proven once it was restored into an empty place and compared; “npm run verify” does that. The page complains when the last one is more than seven days old.',
        'Each copy of the server reports every 15 seconds. One that is silent for a minute is shown with the moment it was last heard; after an hour it leaves the list. A copy that is stopped in order leaves it immediately.',
        '“Longest wait” is how long work had to wait for its turn on that copy in the last minute or two.',
        'Failed loads are counted since a release was registered. The rollout console shows their causes and goes back to the release before.',
      ],
      keys: [['F1', 'opens this help']],
    },
  },
};
