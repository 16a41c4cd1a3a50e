import { en as agreementImport } from './agreement-import.ts';
import { en as agreements } from './agreements.ts';
import { en as bringIn } from './bring-in.ts';
import { en as comments } from './comments.ts';
import { en as consultation } from './consultation.ts';
import { en as contactCard } from './contact-card.ts';
import { en as events } from './events.ts';
import { en as history } from './history.ts';
import { en as indigenous } from './indigenous.ts';
import { en as keyDates } from './key-dates.ts';
import { en as members } from './members.ts';
import { en as obligations } from './obligations.ts';
import { en as payments } from './payments.ts';
import { en as progress } from './progress.ts';
import { en as project } from './project.ts';
import { en as related } from './related.ts';
import { en as requestItems } from './request-items.ts';
import { en as requests } from './requests.ts';
import { en as revisions } from './revisions.ts';
import { en as rows } from './rows.ts';
import { en as stakeholders } from './stakeholders.ts';
import { en as tabMap } from './tab-map.ts';
import { en as tasks } from './tasks.ts';

/** English texts of the area; each tab has its own file, whose texts are under the tab's name. */
export const en = {
  title: 'Surface projects',
  purpose: 'Surface projects and everything attached to them.',
  ...project,
  agreements,
  agreementImport,
  bringIn,
  comments,
  consultation,
  contactCard,
  history,
  events,
  indigenous,
  keyDates,
  obligations,
  members,
  payments,
  progress,
  related,
  requestItems,
  requests,
  revisions,
  rows,
  stakeholders,
  tabMap,
  tasks,
};
