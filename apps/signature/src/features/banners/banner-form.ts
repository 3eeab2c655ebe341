import type { Campaign, Team } from '@org/api/client'
import { defineForm, type FieldErrors, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/autocomplete'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/switch'
import '@org/ui/form/fields/text'
import '@org/ui/form/fields/timestamp'
import type { CampaignValues } from './campaign-values.ts'
import { bannersTexts } from './texts.ts'
import { bound } from '#shared/bound.ts'
import './banner-field.tsx'

export interface BannerFormOptions {
  /** Whether there is more than one team to choose from: a team's own administrator has the own one. */
  canChooseTeam: boolean
  /** Name of the team whose banners reach all others. */
  globalName: string
}

/** The fields of a campaign, for creating and for editing. Teams are chosen at run time. */
export function describeBanner({ canChooseTeam, globalName }: BannerFormOptions) {
  return defineForm({
    fields: [
      {
        name: 'name',
        type: 'text',
        label: bannersTexts.name,
        isWide: true,
        hasInitialFocus: true,
        validators: ['not_empty', bound('createCampaign', 'name')],
      },
      {
        name: 'banner_id',
        type: 'banner',
        label: bannersTexts.image,
        help: bannersTexts.imageHelp,
        isWide: true,
        visible: { field: 'shows_nothing', is: false },
      },
      {
        name: 'shows_nothing',
        type: 'switch',
        label: bannersTexts.showsNothing,
        help: bannersTexts.showsNothingHelp,
        isWide: true,
        initial: false,
      },
      {
        name: 'start_date',
        type: 'timestamp',
        label: bannersTexts.start,
        help: bannersTexts.startHelp,
      },
      {
        name: 'end_date',
        type: 'timestamp',
        label: bannersTexts.end,
        help: bannersTexts.endHelp,
      },
      {
        name: 'team_id',
        type: 'select',
        label: bannersTexts.team,
        help: bannersTexts.teamHelp(globalName),
        visible: canChooseTeam,
        validators: ['not_empty'],
      },
      {
        name: 'named_by',
        type: 'autocomplete',
        label: bannersTexts.namedBy,
        help: bannersTexts.namedByHelp,
      },
    ],
  })
}

export type BannerFormValues = FormValues<ReturnType<typeof describeBanner>>

/** A campaign as its form holds it. */
export function bannerForm(campaign: Campaign, teams: readonly Team[]): BannerFormValues {
  const { name, banner_id, shows_nothing, start_date, end_date, team_id } = campaign
  const named_by = teams.filter((team) => team.campaign_id === campaign.id).map(({ id }) => id)
  return { name, banner_id, shows_nothing, start_date, end_date, team_id, named_by }
}

/** What is sent of the campaign itself. */
export function campaignValues(form: BannerFormValues): CampaignValues {
  const { name, banner_id, shows_nothing, start_date, end_date } = form
  const shown = shows_nothing ? null : banner_id
  return { name: name.trim(), banner_id: shown, shows_nothing, start_date, end_date }
}

/** Why a campaign with these dates cannot be saved. */
class PeriodError extends Error {
  override name = 'PeriodError'
}

/** @throws PeriodError where the campaign would end before it begins. */
export function checkPeriod({ start_date, end_date }: CampaignValues): void {
  if (start_date === null || end_date === null || start_date < end_date) return
  throw new PeriodError(bannersTexts.wrongPeriod)
}

/** Puts a wrong period at the field where it is fixed. */
export function bannerErrors(thrown: unknown): FieldErrors | null {
  return thrown instanceof PeriodError ? { end_date: thrown.message } : null
}
