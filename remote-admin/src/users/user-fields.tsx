import { languageName, languages } from 'shared-contracts';
import { peopleZones, userRights } from 'shared-contracts/accounts';
import { dayOrders } from 'shared-contracts/typed-days';
import { useSession, useTexts } from 'shared-ui';
import {
  ChoiceField,
  EmailField,
  FieldGrid,
  FieldRow,
  PickerField,
  TextField,
  TickField,
  UserNameField,
  useFieldValue,
} from 'shared-ui/form';
import { UserWork } from './user-work.tsx';
import classes from './users.module.css';
import { WorkDaysField } from './work-days-field.tsx';

/** Whether the signed-in person is a system administrator, who may change these fields. */
function useIsAdministrator(): boolean {
  return useSession().user?.isSystemAdministrator ?? false;
}

/** Who the person is; `savedId` is undefined until the person is saved. */
export function UserDetailsFields({ savedId }: { savedId: string | undefined }) {
  const { t } = useTexts('admin');
  const readOnly = !useIsAdministrator();
  const isLeaving = useFieldValue('isActive') !== true;
  return (
    <>
      {readOnly && <p className={classes['note']}>{t('user.selfHelp')}</p>}
      <FieldGrid>
        <TextField name="firstName" label={t('user.field.firstName')} required />
        <TextField name="lastName" label={t('user.field.lastName')} required />
        <TextField name="workTitle" label={t('user.field.workTitle')} />
        <ChoiceField
          name="locale"
          label={t('user.field.locale')}
          choices={languages.map((value) => ({ value, label: languageName(value) }))}
          required
        />
        <ChoiceField
          name="timeZone"
          label={t('user.field.timeZone')}
          choices={peopleZones.map((value) => ({
            value,
            label: t(`kind.companies.choices.timeZone.${value}`),
          }))}
          none={t('user.zoneOfBrowser')}
        />
        <ChoiceField
          name="dayOrder"
          label={t('user.field.dayOrder')}
          choices={dayOrders.map((value) => ({ value, label: t(`user.dayOrder.${value}`) }))}
          none={t('user.dayOrder.none')}
        />
        <WorkDaysField name="workDays" label={t('user.field.workDays')} />
        <UserNameField name="userName" label={t('user.field.userName')} required readOnly={readOnly} />
        <EmailField name="workEmail" label={t('user.field.workEmail')} required readOnly={readOnly} />
        <PickerField
          name="productClient"
          label={t('user.field.productClient')}
          picklist="companies"
          required
          readOnly={readOnly}
        />
        <FieldRow>
          <TickField name="isActive" label={t('user.field.isActive')} readOnly={readOnly} />
          {!readOnly && <p className={classes['help']}>{t('user.inactiveHelp')}</p>}
          {!readOnly && isLeaving && savedId !== undefined && <UserWork id={savedId} />}
        </FieldRow>
      </FieldGrid>
    </>
  );
}

/** What the person may do, and does in the task manager. */
export function UserRolesFields() {
  const { t } = useTexts('admin');
  const readOnly = !useIsAdministrator();
  return (
    <>
      {readOnly && <p className={classes['note']}>{t('user.selfHelp')}</p>}
      <fieldset className={classes['rights']}>
        <legend className={classes['heading']}>{t('user.rights')}</legend>
        {userRights.map((right) => (
          <div key={right}>
            <TickField name={right} label={t(`user.field.${right}`)} readOnly={readOnly} />
            <p className={classes['help']}>{t(`user.right.${right}`)}</p>
          </div>
        ))}
      </fieldset>
      <h2 className={classes['heading']}>{t('user.tasks')}</h2>
      <PickerField
        name="taskRoles"
        label={t('user.field.taskRoles')}
        picklist="taskRoles"
        multiple
        readOnly={readOnly}
      />
    </>
  );
}
