import type { CoachingUser } from '@org/api/client'
import { useAppDispatch, useAppSelector, useNewForm } from '@org/app-kit'
import { KeptWork, Page, PageActions, PageHeader, SaveRow } from '@org/app-kit/pages'
import { Form, FormFields, useFormState } from '@org/ui/form'
import { Avatar, Button, Card } from '@org/ui/primitives'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountLoaded, selectAccount } from '#shared/account/account-slice.ts'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { paths } from '#shared/paths.ts'
import { CompanyFormPicture } from '#shared/pictures/company-form-picture.tsx'
import { texts } from '#shared/texts.ts'
import { markAsked } from './asked-name.ts'
import { onboardingForm, onboardingValues, storedValues } from './onboarding-form.ts'
import { Welcome } from './onboarding.styles.ts'
import { onboardingTexts } from './texts.ts'

/** The onboarding page, which asks for the name and gender. */
export function OnboardingPage() {
  const account = useAppSelector(selectAccount)
  return account && <Onboarding user={account.userData} />
}

function Onboarding({ user }: { user: CoachingUser }) {
  const { users } = useCoachingPorts()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { form, kept } = useNewForm(onboardingForm, {
    keptAs: ['onboarding'],
    initial: onboardingValues(user),
    async save(typed) {
      dispatch(
        accountLoaded(await users.save('me', storedValues(typed), { ifMatch: user.revision })),
      )
    },
  })
  const { status, text } = useFormState(form)
  useEffect(() => markAsked(user), [user])
  const leave = useEffectEvent(() => {
    // Leave even if the save failed: the form offers the unsaved values again on the next visit.
    if (status === 'failed') console.error(text)
    void navigate(paths.start, { replace: true, state: { keepsWork: true } })
  })
  useEffect(() => {
    if (status === 'saved' || status === 'failed') leave()
  }, [status])
  const name = user.displayName || user.email
  return (
    <Page>
      <PageHeader title={onboardingTexts.title} />
      <Card>
        <Form form={form} aria-label={onboardingTexts.title}>
          <Welcome>
            {user.photoURL !== '' && <Avatar name={name} src={user.photoURL} size={48} />}
            <p>{onboardingTexts.welcome(name)}</p>
            <CompanyFormPicture />
          </Welcome>
          <KeptWork form={form} kept={kept} />
          <FormFields form={form} columns={2} />
          <SaveRow error={null}>
            <PageActions>
              <Button type="submit" variant="primary" isLoading={status === 'saving'}>
                {texts.saveButton}
              </Button>
            </PageActions>
          </SaveRow>
        </Form>
      </Card>
    </Page>
  )
}
