import type { Campaign } from '@org/api/client'
import { selectUser, useEditedEntity, useRunOperation, useAppSelector } from '@org/app-kit'
import { useState } from 'react'
import { bannersFlow } from './banners-saga.ts'
import { preferringTeamsChange } from './preferring-teams.ts'
import { selectTeams } from '#shared/lists/teams.ts'
import { bannersTexts } from './texts.ts'
import { BannerDialog } from './banner-dialog.tsx'
import { bannerForm, bannerValues } from './banner-form.ts'

export interface EditBannerDialogProps {
  banner: Campaign
  onClose: () => void
}

/**
 * Edits a banner. The dialog closes once the banner is saved; if saving fails, the form keeps its
 * values.
 */
export function EditBannerDialog({ banner, onClose }: EditBannerDialogProps) {
  const operation = bannersFlow.operations.update(banner.id)
  const run = useRunOperation(operation)
  const edited = useEditedEntity(operation, banner)
  const teams = useAppSelector(selectTeams).data
  // Only the organisation's administrators may move the banner. Other users may not even send its
  // unchanged team.
  const isAdmin = useAppSelector(selectUser)?.role === 'admin'
  const movedTo = (team_id: string | null) => (isAdmin && team_id !== null ? { team_id } : {})
  const [initial] = useState(() => bannerForm(banner, teams))
  return (
    <BannerDialog
      title={bannersTexts.editTitle}
      initial={initial}
      edited={edited}
      onClose={onClose}
      save={async (form) => {
        const { id } = banner
        const values = { ...bannerValues(form), ...movedTo(form.team_id) }
        const preferring = preferringTeamsChange(initial.named_by, form.named_by)
        await run(bannersFlow.requests.update({ id, values, preferring, base: edited.base() }))
        onClose()
      }}
    />
  )
}
