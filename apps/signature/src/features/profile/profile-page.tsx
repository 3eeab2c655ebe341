import type { User } from '@org/api/client'
import {
  selectSession,
  selectUser,
  switchAccountRequested,
  UnsavedWork,
  useEditedForm,
  useRetainedEntity,
  useLeaveAccount,
  useRunOperation,
  useAppSelector,
  useAppStore,
  type WithSession,
  withFeature,
} from '@org/app-kit'
import { PageLoading } from '@org/app-kit/public'
import { FormConflict, PageHeader, Muted, Page, SaveRow } from '@org/app-kit/pages'
import { Form, FormFields, SaveBar } from '@org/ui/form'
import { Button, Card, Link } from '@org/ui/primitives'
import { useMemo } from 'react'
import { profileUpdateRequested, updateProfileOperation } from './profile-saga.ts'
import { paths } from '#shared/paths.ts'
import { profileTexts } from './texts.ts'
import { useCountry } from '#shared/use-phones.ts'
import { pictureFormat } from '#shared/picture-field.tsx'
import { describeProfile, profileFormValues, profileValues } from './profile-form.ts'
import { SessionsCard } from './sessions/sessions-card.tsx'
import { Accounts, Facts } from './profile.styles.ts'
import { texts } from '#shared/texts.ts'
import { profileFeature } from './feature.ts'

/** The signed-in person's data, with a form for the fields that the person may change. */
function ProfileScreen() {
  const user = useRetainedEntity(useAppSelector(selectUser))
  if (!user) return <PageLoading />
  return (
    <Page>
      <PageHeader title={profileTexts.title} />
      <ProfileForm key={user.id} user={user} />
      <Card title={profileTexts.rights}>
        <Facts>
          <li>{profileTexts.roles[user.role]}</li>
          <li>{profileTexts.team(user.team.name)}</li>
        </Facts>
      </Card>
      <OtherAccounts />
      <SessionsCard />
    </Page>
  )
}

function ProfileForm({ user }: { user: User }) {
  const run = useRunOperation(updateProfileOperation)
  const store = useAppStore<WithSession>()
  const country = useCountry()
  const description = useMemo(() => describeProfile(country), [country])
  const { form, edited, isDirty, failure } = useEditedForm(description, {
    operation: updateProfileOperation,
    entity: user,
    toForm: profileFormValues,
    async save(typed, base) {
      await run(profileUpdateRequested({ values: profileValues(typed), base }))
      return selectUser(store.getState())
    },
  })
  return (
    <Card title={profileTexts.identity}>
      <Form form={form} aria-label={profileTexts.identity}>
        <FormConflict
          form={form}
          edited={edited}
          toForm={profileFormValues}
          format={pictureFormat}
        />
        <FormFields form={form} columns={2} />
        <SaveRow error={failure}>
          <SaveBar form={form} isStatusHidden />
        </SaveRow>
      </Form>
      <UnsavedWork isDirty={isDirty} />
    </Card>
  )
}

function OtherAccounts() {
  const leave = useLeaveAccount()
  const { otherAccounts } = useAppSelector(selectSession)
  return (
    <Card
      title={profileTexts.accounts}
      actions={<Link href={paths.linkedAccounts}>{texts.linkedAccounts}</Link>}
    >
      {otherAccounts.length === 0 && <Muted>{profileTexts.noAccounts}</Muted>}
      <Accounts>
        {otherAccounts.map(({ id, email, organisation_name }) => (
          <li key={id}>
            <span>
              {organisation_name} <Muted>{email}</Muted>
            </span>
            <Button onPress={() => leave(switchAccountRequested(id))}>
              {texts.openAccount(organisation_name || email)}
            </Button>
          </li>
        ))}
      </Accounts>
    </Card>
  )
}

export const ProfilePage = withFeature(profileFeature, ProfileScreen)
