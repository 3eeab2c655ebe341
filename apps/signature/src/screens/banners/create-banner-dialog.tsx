import type { Campaign } from '@org/api/client'
import { useIdempotencyKey, useRunOperation } from '@org/app-kit'
import { campaignsFlow } from '../../campaigns/campaigns-saga.ts'
import { namingChange } from '../../campaigns/name-campaign.ts'
import { useScope } from '../../shell/use-scope.ts'
import { selectTeams, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
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
      title={texts.banners.createTitle}
      initial={original ? copyOf(original) : { team_id: scope.teamId ?? globalId }}
      onClose={onClose}
      save={async (form) => {
        const values = campaignValues(form)
        const { team_id: teamId, named_by } = form
        if (teamId === null) throw new Error(texts.banners.noTeam)
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
  return { ...bannerForm(campaign, []), name: texts.banners.copyOf(campaign.name) }
}
