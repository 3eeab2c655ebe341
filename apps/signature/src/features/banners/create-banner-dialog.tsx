import type { Campaign } from '@org/api/client'
import { useIdempotencyKey, useRunOperation, useAppSelector } from '@org/app-kit'
import { campaignsFlow } from './banners-saga.ts'
import { namingChange } from './name-campaign.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { selectTeams } from '#shared/lists/teams.ts'
import { bannersTexts } from './texts.ts'
import { BannerDialog } from './banner-dialog.tsx'
import { bannerForm, type BannerFormValues, campaignValues } from './banner-form.ts'

export interface CreateBannerDialogProps {
  /** The campaign to start from; null for an empty form. */
  original: Campaign | null
  onClose: () => void
}

/** Adds a campaign to a team. It closes once the campaign exists; a failure keeps what was typed. */
export function CreateBannerDialog({ original, onClose }: CreateBannerDialogProps) {
  const run = useRunOperation(campaignsFlow.operations.create)
  const keyFor = useIdempotencyKey(campaignsFlow.operations.create)
  const scope = useScope()
  const teams = useAppSelector(selectTeams).data
  const globalId = teams.find(({ is_global }) => is_global)?.id ?? null
  return (
    <BannerDialog
      title={bannersTexts.createTitle}
      initial={original ? copyOf(original) : { team_id: scope.teamId ?? globalId }}
      onClose={onClose}
      save={async (form) => {
        const values = campaignValues(form)
        const { team_id: teamId, named_by } = form
        if (teamId === null) throw new Error(bannersTexts.noTeam)
        const naming = namingChange([], named_by)
        const idempotencyKey = keyFor({ values, teamId })
        await run(campaignsFlow.requests.create({ values, teamId, naming, idempotencyKey }))
        onClose()
      }}
    />
  )
}

/** The same campaign for a further time or team. Which teams prefer the original stays as it is. */
function copyOf(campaign: Campaign): Partial<BannerFormValues> {
  return { ...bannerForm(campaign, []), name: bannersTexts.copyOf(campaign.name) }
}
