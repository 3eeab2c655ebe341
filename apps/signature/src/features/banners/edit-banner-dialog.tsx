import type { Campaign } from '@org/api/client'
import { selectUser, useEditedEntity, useRunOperation, useAppSelector } from '@org/app-kit'
import { useState } from 'react'
import { campaignsFlow } from './banners-saga.ts'
import { namingChange } from './name-campaign.ts'
import { selectTeams } from '#shared/lists/teams.ts'
import { bannersTexts } from './texts.ts'
import { BannerDialog } from './banner-dialog.tsx'
import { bannerForm, campaignValues } from './banner-form.ts'

export interface EditBannerDialogProps {
  campaign: Campaign
  onClose: () => void
}

/** Changes one campaign. It closes once saved; a failure keeps what was typed. */
export function EditBannerDialog({ campaign, onClose }: EditBannerDialogProps) {
  const operation = campaignsFlow.operations.update(campaign.id)
  const run = useRunOperation(operation)
  const edited = useEditedEntity(operation, campaign)
  const teams = useAppSelector(selectTeams).data
  // Only an administrator of the organisation may move it, or name its team at all.
  const isAdmin = useAppSelector(selectUser)?.role === 'admin'
  const movedTo = (team_id: string | null) => (isAdmin && team_id !== null ? { team_id } : {})
  const [initial] = useState(() => bannerForm(campaign, teams))
  return (
    <BannerDialog
      title={bannersTexts.editTitle}
      initial={initial}
      edited={edited}
      onClose={onClose}
      save={async (form) => {
        const { id } = campaign
        const values = { ...campaignValues(form), ...movedTo(form.team_id) }
        const naming = namingChange(initial.named_by, form.named_by)
        await run(campaignsFlow.requests.update({ id, values, naming, base: edited.base() }))
        onClose()
      }}
    />
  )
}
