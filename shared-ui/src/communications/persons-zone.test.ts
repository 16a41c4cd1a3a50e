import { chooseZone } from 'shared-contracts/days';
import { afterEach, expect, it } from 'vitest';
import { loggedValues, newValues } from './communication-values.ts';
import { mailValues } from './mail-values.ts';

afterEach(() => chooseZone(null));

/** Twenty to ten in the evening of the 19th in Manitoba, and already the 20th farther east. */
const moment = '2026-11-20T03:40:00.000Z';

const mail = {
  ...{ sentAt: moment, subject: 'Crossing', from: 'ann@example.ca', to: [], text: 'Hello' },
  ...{ fileGuid: '00000000-0000-4000-8000-000000000001', fileName: 'mail.eml', documents: [] },
  ...{ businessAssociates: [], contacts: [], representative: null, methodOfContact: null },
  ...{ isCut: false, isGuessed: false, unknownAddresses: [], leftOut: [], addedBefore: [] },
};

it.each([
  ['America/Winnipeg', '2026-11-19', '21:40'],
  ['Asia/Tokyo', '2026-11-20', '12:40'],
])('in %s a communication, an attempt and a mail are of the day %s, %s', (zone, date, timeOfDay) => {
  chooseZone(zone);
  const now = new Date(moment);
  expect(newValues({}, null, now)).toMatchObject({ date, timeOfDay: null });
  expect(loggedValues([], null, { result: 'NoAnswer', method: null }, now)).toMatchObject({
    date,
    timeOfDay,
  });
  expect(mailValues(mail, [], null, (key) => key)).toMatchObject({ date, timeOfDay });
});

it('takes the day of a mail that does not say when it was sent for today', () => {
  chooseZone('Asia/Tokyo');
  expect(mailValues({ ...mail, sentAt: null }, [], null, (key) => key).timeOfDay).toBeNull();
});
