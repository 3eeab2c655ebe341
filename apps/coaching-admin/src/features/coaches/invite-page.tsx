import { useIdempotencyKey, useNewForm, useRunOperation, withFeature } from '@org/app-kit'
import { KeptWork, Muted, Page, PageActions, PageHeader, SaveRow } from '@org/app-kit/pages'
import { Form, FormFields, useFormState } from '@org/ui/form'
import { Button, Card, Link } from '@org/ui/primitives'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { inviteFeature } from './feature.ts'
import { inviteForm } from './invite-form.ts'
import { inviteOperation, inviteRequested } from './invite-saga.ts'
import { coachesTexts } from './texts.ts'

/** Invites a coach by email, and returns to the coaches. */
function InviteScreen() {
  const navigate = useNavigate()
  const run = useRunOperation(inviteOperation)
  const keyFor = useIdempotencyKey(inviteOperation)
  const { form, kept } = useNewForm(inviteForm, {
    keptAs: [inviteOperation],
    async save({ email, isAdmin }) {
      const values = { email: email.trim(), isAdmin }
      await run(inviteRequested({ values, idempotencyKey: keyFor(values) }))
    },
  })
  const { status, text, hasErrors } = useFormState(form)
  const leave = useEffectEvent(() => void navigate(paths.coaches))
  useEffect(() => {
    // Not in `save`, because until it has ended, leaving would ask about unsaved work.
    if (status === 'saved') leave()
  }, [status])
  return (
    <Page>
      <PageHeader title={coachesTexts.invite} />
      <Card>
        <Form form={form} aria-label={coachesTexts.invite}>
          <KeptWork form={form} kept={kept} />
          <Muted>{coachesTexts.inviteHelp}</Muted>
          <FormFields form={form} columns={2} />
          <SaveRow error={status === 'failed' && !hasErrors ? text : null}>
            <PageActions>
              <Link href={paths.coaches} appearance="secondary">
                {texts.cancel}
              </Link>
              <Button
                type="submit"
                variant="primary"
                isLoading={status === 'saving' || status === 'checking'}
              >
                {coachesTexts.send}
              </Button>
            </PageActions>
          </SaveRow>
        </Form>
      </Card>
    </Page>
  )
}

export const InvitePage = withFeature(inviteFeature, InviteScreen)
