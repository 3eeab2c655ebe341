import type { Campaign } from '@org/api/client'
import { useIdempotencyKey, useRunOperation, useAppSelector } from '@org/app-kit'
import { bannersFlow } from './banners-saga.ts'
import { preferringTeamsChange } from './preferring-teams.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { selectTeams } from '#shared/lists/teams.ts'
import { bannersTexts } from './texts.ts'
import { BannerDialog } from './banner-dialog.tsx'
import { bannerForm, type BannerFormValues, bannerValues } from './banner-form.ts'

export interface CreateBannerDialogProps {
  /** The banner to copy; null for an empty form. */
  original: Campaign | null
  onClose: () => void
}

/**
 * Adds a banner to a team. The dialog closes once the banner exists; if creating it fails, the form
 * keeps its values.
 */
export function CreateBannerDialog({ original, onClose }: CreateBannerDialogProps) {
  const run = useRunOperation(bannersFlow.operations.create)
  const keyFor = useIdempotencyKey(bannersFlow.operations.create)
  const scope = useScope()
  const teams = useAppSelector(selectTeams).data
  const globalId = teams.find(({ is_global }) => is_global)?.id ?? null
  return (
    <BannerDialog
      title={bannersTexts.createTitle}
      initial={original ? copyOf(original) : { team_id: scope.teamId ?? globalId }}
      onClose={onClose}
      save={async (form) => {
        const values = bannerValues(form)
        const { team_id: teamId, named_by } = form
        if (teamId === null) throw new Error(bannersTexts.noTeam)
        const preferring = preferringTeamsChange([], named_by)
        const idempotencyKey = keyFor({ values, teamId })
        await run(bannersFlow.requests.create({ values, teamId, preferring, idempotencyKey }))
        onClose()
      }}
    />
  )
}

/** Returns the form's values for a copy. Teams that prefer the original continue to do so. */
function copyOf(banner: Campaign): Partial<BannerFormValues> {
  return { ...bannerForm(banner, []), name: bannersTexts.copyOf(banner.name) }
}
