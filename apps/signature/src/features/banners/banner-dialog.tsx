import type { Campaign } from '@org/api/client'
import { type EditedEntity, formatDateTime, selectUser, useAppSelector } from '@org/app-kit'
import { FormConflict, FormDialog, FormError } from '@org/app-kit/pages'
import { FormFields, useForm, useFormState } from '@org/ui/form'
import { useMemo } from 'react'
import { mediaAddress } from '#shared/media-address.ts'
import { selectTeams } from '#shared/lists/teams.ts'
import { bannersTexts } from './texts.ts'
import { optionsOf } from '#shared/options-of.ts'
import {
  bannerErrors,
  bannerForm,
  type BannerFormValues,
  bannerValues,
  checkPeriod,
  describeBanner,
} from './banner-form.ts'
import { BannerImage } from './banner-image.ts'

export interface BannerDialogProps {
  title: string
  initial: Partial<BannerFormValues>
  save: (values: BannerFormValues) => Promise<void>
  /** The banner being edited. Used to detect changes by other users. */
  edited?: EditedEntity<Campaign>
  onClose: () => void
}

const date = (value: unknown) => (typeof value === 'number' ? formatDateTime(value) : '')

/** Formats the values that the conflict notice cannot show as they are. */
const format = {
  start_date: date,
  end_date: date,
  shows_nothing: (value: unknown) => bannersTexts.showsNothingAnswer(value === true),
  banner_id: (value: unknown) =>
    typeof value === 'string' ? <BannerImage src={mediaAddress(value)} alt="" /> : '',
}

/** A dialog with a banner's fields. The form keeps its values if saving fails. */
export function BannerDialog({ title, initial, save, edited, onClose }: BannerDialogProps) {
  const teams = useAppSelector(selectTeams).data
  const canChooseTeam = useAppSelector(selectUser)?.role === 'admin'
  const choices = useMemo(
    () => ({ team_id: optionsOf(teams), named_by: optionsOf(teams) }),
    [teams],
  )
  const globalName = teams.find(({ is_global }) => is_global)?.name ?? ''
  const form = useForm(describeBanner({ canChooseTeam, globalName }), {
    initial,
    errorsOf: bannerErrors,
    texts: { failed: (message) => message },
    async save(values) {
      checkPeriod(bannerValues(values))
      await save(values)
    },
  })
  const { status, text, hasErrors } = useFormState(form)
  const showsError = status === 'failed' && !hasErrors && !edited?.conflict
  return (
    <FormDialog title={title} form={form} onClose={onClose}>
      {edited && (
        <FormConflict
          form={form}
          edited={edited}
          toForm={(banner) => bannerForm(banner, teams)}
          format={format}
          choices={choices}
        />
      )}
      <FormError message={showsError ? text : null} work="save" />
      <FormFields form={form} columns={2} choices={choices} />
    </FormDialog>
  )
}
