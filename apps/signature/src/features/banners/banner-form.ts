import type { Campaign, Team } from '@org/api/client'
import { defineForm, type FieldErrors, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/autocomplete'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/switch'
import '@org/ui/form/fields/text'
import '@org/ui/form/fields/timestamp'
import type { BannerValues } from './banner-values.ts'
import { bannersTexts } from './texts.ts'
import { bound } from '#shared/bound.ts'
import './banner-field.tsx'

export interface BannerFormOptions {
  /** Whether the user can change the team, as only the organisation's administrators can. */
  canChooseTeam: boolean
  /** Name of the global team, whose banners fill the gaps of all other teams. */
  globalName: string
}

/**
 * Describes a banner's fields, both for creating and for editing. The options of the team fields
 * are set at run time.
 */
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
        name: 'link_url',
        type: 'text',
        inputType: 'url',
        label: bannersTexts.link,
        help: bannersTexts.linkHelp,
        isWide: true,
        validators: ['url'],
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

/** Converts a banner to form values. */
export function bannerForm(banner: Campaign, teams: readonly Team[]): BannerFormValues {
  const { name, banner_id, shows_nothing, link_url, start_date, end_date, team_id } = banner
  const named_by = teams.filter((team) => team.campaign_id === banner.id).map(({ id }) => id)
  return { name, banner_id, shows_nothing, link_url, start_date, end_date, team_id, named_by }
}

/** Converts form values to the banner's API values, without the teams. */
export function bannerValues(form: BannerFormValues): BannerValues {
  const { name, banner_id, shows_nothing, link_url, start_date, end_date } = form
  const shown = shows_nothing ? null : banner_id
  const link = shows_nothing ? '' : link_url.trim()
  return {
    name: name.trim(),
    banner_id: shown,
    shows_nothing,
    link_url: link,
    start_date,
    end_date,
  }
}

/** Thrown when a banner would end before it begins. */
class PeriodError extends Error {
  override name = 'PeriodError'
}

/**
 * Checks a banner's dates.
 *
 * @throws PeriodError if the banner would end before it begins.
 */
export function checkPeriod({ start_date, end_date }: BannerValues): void {
  if (start_date === null || end_date === null || start_date < end_date) return
  throw new PeriodError(bannersTexts.wrongPeriod)
}

/** Assigns a period error to the end date's field. */
export function bannerErrors(thrown: unknown): FieldErrors | null {
  return thrown instanceof PeriodError ? { end_date: thrown.message } : null
}
