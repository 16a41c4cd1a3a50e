import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const declaration = `import * as grid from '../grids/grid-column.ts';
import { choice, keyed } from '../master-data/declared-fields.ts';
import { codesOf, lookupList } from '../master-data/lookup-list.ts';
import { coded } from '../master-data/picklist-declaration.ts';

/** The weather that people work in. */
export const weatherConditions = lookupList({
  typeName: 'WeatherCondition',
  plural: 'weatherConditions',
  flags: ['enableTimesheets'],
  grid: {
    id: '5d0c0f52-7d0e-4a53-9d3f-6f6f3c0a7b11',
    configId: '5d0c0f52-7d0e-4a53-9d3f-6f6f3c0a7b12',
    columns: [grid.text('severity', 'Severity', 120)],
  },
  fields: [choice('severity', keyed('Fair', 'Poor', 'Severe'), { required: true, whenNew: 'Fair' })],
  picklist: coded,
  texts: {
    en: {
      title: 'Weather conditions',
      record: 'Weather condition',
      entity: 'weather conditions',
      fields: { severity: 'Severity' },
      choices: { severity: { Fair: 'Fair', Poor: 'Poor', Severe: 'Severe' } },
    },
    es: {
      title: 'Condiciones meteorológicas',
      record: 'Condición meteorológica',
      entity: 'condiciones meteorológicas',
      fields: { severity: 'Gravedad' },
      choices: { severity: { Fair: 'Buena', Poor: 'Mala', Severe: 'Grave' } },
      columns: { Severity: 'Gravedad' },
    },
  },
  demo: {
    entries: codesOf(['Rain', 'Too wet for the right of way'], ['Frost', 'The ground carries']).map(
      (entry) => ({ ...entry, severity: 'Poor' }),
    ),
  },
});
`;

const slice = `"""
The weather that people work in.
"""
type WeatherCondition implements MasterData {
  id: ID!
  revision: Int!
  code: String!
  description: String
  isActive: Boolean!
  canEdit: Boolean!
  severity: String!
}

input WeatherConditionInput {
  id: ID!
  revision: Int
  saveId: ID
  code: String
  description: String
  isActive: Boolean
  severity: String
}

extend type Query {
  weatherConditions(
    query: String
    status: EntityStatus = NOT_SPECIFIED
    first: Int = 100
  ): [WeatherCondition!]!
  weatherCondition(id: ID!): WeatherCondition
}

extend type Mutation {
  updateWeatherCondition(input: WeatherConditionInput!): WeatherCondition!
  deleteWeatherConditions(ids: [ID!]!): [ID!]!
}

extend enum RecordKind {
  WEATHER_CONDITION
}
`;

const table = `create table weather_condition (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  severity text not null check (severity in ('Fair', 'Poor', 'Severe'))
);
create unique index weather_condition_code on weather_condition (lower(code));
`;

/** Where the migrations of a suite stand. */
function migrationsIn(suite: string): string {
  const [first] = readdirSync(join(suite, 'api/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('0001_accounts.sql'),
  );
  if (!first) throw new Error('The API has no migrations.');
  return dirname(join('api/src', first));
}

/**
 * Adds the lookup list 'Weather conditions' to the sources of a suite, as
 * docs/how-to/add-a-lookup-list.md says: its declaration, its part of the schema,
 * its table. Returns the paths of the three files.
 */
export function addWeatherConditions(suite: string): readonly string[] {
  const added = [
    ['shared-contracts/src/lookups/weather-conditions.ts', declaration],
    ['shared-contracts/schema/lookups/weather-conditions.graphql', slice],
    [`${migrationsIn(suite)}/0999_weather_conditions.sql`, table],
  ] as const;
  for (const [path, content] of added) {
    mkdirSync(dirname(join(suite, path)), { recursive: true });
    writeFileSync(join(suite, path), content);
  }
  return added.map(([path]) => path);
}
