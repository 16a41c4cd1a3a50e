import { type ActionDeclaration, namesOf } from 'shared-contracts';
import { declareArea } from 'shared-contracts/start';
import { texts } from './generated/texts/declaration.ts';

const deletes: ActionDeclaration[] = [
  { name: 'delete', title: namesOf(texts, (words) => words.delete), needs: 'deleteItem' },
];

/** What the shell must know of this area before its code runs. */
export const declaration = declareArea('associates', {
  forms: 'all',
  bulkActions: { associates: deletes, contacts: deletes },
});
