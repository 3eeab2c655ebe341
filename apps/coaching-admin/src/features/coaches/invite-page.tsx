import { withFeature } from '@org/app-kit'
import { CreateForm, Muted } from '@org/app-kit/pages'
import { paths } from '#shared/paths.ts'
import { inviteFeature } from './feature.ts'
import { inviteForm, inviteValues } from './invite-form.ts'
import { inviteFlow } from './invite-saga.ts'
import { coachesTexts } from './texts.ts'

/** Invites a coach by email, and returns to the list of coaches. */
function InviteScreen() {
  return (
    <CreateForm
      title={coachesTexts.invite}
      description={inviteForm}
      toApi={inviteValues}
      flow={inviteFlow}
      submitLabel={coachesTexts.send}
      listPath={paths.coaches}
      tools={() => <Muted>{coachesTexts.inviteHelp}</Muted>}
    />
  )
}

export const InvitePage = withFeature(inviteFeature, InviteScreen)
