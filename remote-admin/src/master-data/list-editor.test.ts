import { mayEditMasterData } from 'shared-contracts';
import { type MasterDataDeclaration, masterDataDeclarations } from 'shared-contracts/master-data';
import { aUser } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import area from '../area.tsx';
import { declaration } from '../declaration.ts';
import { listEditorOf } from './list-editor.tsx';

function declared(list: string): MasterDataDeclaration {
  const found = masterDataDeclarations.find((declaration) => declaration.list === list);
  if (!found) throw new Error(`${list} is not declared.`);
  return found;
}

describe('the editor of a list', () => {
  it('has the columns of the fields that its form writes; ticks are turned over in place', () => {
    expect(listEditorOf(declared('cities')).columns).toEqual({
      stateProvinceName: 'field',
      name: 'field',
      isActive: 'tick',
    });
  });

  it('offers the entries of a province where the list has such entries and is empty', () => {
    expect(listEditorOf(declared('surface-status')).WhenEmpty).toBeDefined();
    expect(listEditorOf(declared('cities')).WhenEmpty).toBeUndefined();
  });

  it('shows no key to a service', () => {
    const columns = listEditorOf(declared('gis-services')).columns;
    expect(columns['name']).toBe('field');
    expect(columns['token']).toBeUndefined();
  });

  it('is brought for the lists that the area declares as edited, and for no other', () => {
    const edited = declaration.lists.filter(({ isEdited }) => isEdited).map(({ name }) => name);
    expect(edited.toSorted()).toEqual(Object.keys(area.listEditors ?? {}).toSorted());
    expect(edited).toContain('cities');
    expect(edited).not.toContain('users');
  });
});

it('only administrators change such lists, whatever the grid offers', () => {
  expect(mayEditMasterData(aUser({ isSystemAdministrator: true }))).toBe(true);
  expect(mayEditMasterData(aUser({ isSystemAdministrator: true, isReadOnly: true }))).toBe(false);
  expect(mayEditMasterData(aUser())).toBe(false);
});
