/** Prints what follows from the declaration of a lookup list, as JSON: `node scripts/describe-list.ts LIST`. */
import { readKinds } from '../shared-contracts/build/administered-kinds.ts';
import { picklistOperations } from '../shared-contracts/build/make-picklists.ts';
import { formTexts } from '../shared-contracts/src/generated/form-texts.ts';
import { gridDefinition, gridSource, listTexts } from '../shared-contracts/src/grids/index.ts';
import { languages, nameIn } from '../shared-contracts/src/index.ts';
import {
  masterDataDeclarations,
  masterDataOperations,
  masterDataValidator,
  newMasterData,
} from '../shared-contracts/src/master-data/index.ts';
import { listOf, routeTable } from '../shared-contracts/src/routes/index.ts';
import { errorsOf } from '../shared-contracts/src/validators/index.ts';

const list = process.argv[2];
const declaration = masterDataDeclarations.find((one) => one.list === list);
const source = list === undefined ? undefined : gridSource(list);
if (!declaration || !source) throw new Error(`There is no list ${list}.`);

const { route, typeName, plural } = declaration;
const kind = (await readKinds()).find((one) => one.plural === plural);

console.log(
  JSON.stringify({
    route: routeTable.find(({ name }) => name === route),
    list: listOf(route),
    grid: { ...source, columns: source.columns.map(({ id }) => id) },
    start: newMasterData(declaration),
    errors: errorsOf(masterDataValidator(declaration), {}, languages[1]),
    operations: masterDataOperations()
      .split('\n')
      .filter((line) => line.includes(typeName)),
    picklist: kind?.picklist && {
      query: picklistOperations([kind]),
      columns: kind.picklist.columns.map(({ path }) => path),
    },
    texts: Object.fromEntries(
      await Promise.all(
        languages.map(async (language) => {
          const { titles, entities } = listTexts(language);
          const form = (await formTexts[language]())[declaration.list];
          const headings = gridDefinition(source).columns.map(({ title }) => nameIn(language, title));
          return [
            language,
            { title: titles[source.name], entity: entities[source.name], form, columns: headings },
          ] as const;
        }),
      ),
    ),
  }),
);
