import type { en } from '../en/area.ts';
import { es as agreementImport } from './agreement-import.ts';
import { es as agreements } from './agreements.ts';
import { es as bringIn } from './bring-in.ts';
import { es as comments } from './comments.ts';
import { es as consultation } from './consultation.ts';
import { es as contactCard } from './contact-card.ts';
import { es as events } from './events.ts';
import { es as history } from './history.ts';
import { es as indigenous } from './indigenous.ts';
import { es as keyDates } from './key-dates.ts';
import { es as members } from './members.ts';
import { es as obligations } from './obligations.ts';
import { es as payments } from './payments.ts';
import { es as progress } from './progress.ts';
import { es as project } from './project.ts';
import { es as related } from './related.ts';
import { es as requestItems } from './request-items.ts';
import { es as requests } from './requests.ts';
import { es as revisions } from './revisions.ts';
import { es as rows } from './rows.ts';
import { es as stakeholders } from './stakeholders.ts';
import { es as tabMap } from './tab-map.ts';
import { es as tasks } from './tasks.ts';

/** Spanish texts of the area. */
export const es: typeof en = {
  title: 'Proyectos de superficie',
  purpose: 'Proyectos de superficie y todo lo que les pertenece.',
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
