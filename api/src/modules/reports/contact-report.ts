import { contactLines } from './contacts-list-store.ts';
import { lineList } from './line-list.ts';
import { asks, linesQuestion } from './lines-question.ts';
import { reportTexts } from './report-texts.ts';

const personal = asks('showPersonalInformation');

/** The contacts for each agreement, with their telephone and e-mail if requested. */
export const contactReport = lineList({
  list: 'contacts',
  columns: [
    { name: 'agreement', width: 90 },
    { name: 'land', width: 96 },
    { name: 'role', width: 60 },
    { name: 'name', width: 110 },
    { name: 'contact', width: 90 },
    { name: 'phone', width: 80, isShown: personal },
    { name: 'email', width: 124, isShown: personal },
    { name: 'address', width: 96, isShown: personal },
    { name: 'lastContact', width: 100, kind: 'dated', isShown: asks('showCommunications') },
  ],
  statement: (projectId, request) =>
    contactLines(linesQuestion(projectId, request), reportTexts(request.language).roles),
});
