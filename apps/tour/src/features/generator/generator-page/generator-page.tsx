import { PageTitle, useAddress } from '@org/app-kit/public'
import { useForm, useFormValues } from '@org/ui/form'
import { useMemo } from 'react'
import { tourForm } from '../form/tour-form.ts'
import { TourFields } from '../form/tour-fields.tsx'
import { searchOf, tourOf, valuesIn } from '../form/tour-values.ts'
import { useFormAddress } from '../form/use-form-address.ts'
import { Preview, type PreviewProps } from '../preview/preview.tsx'
import { RecentTours } from '../recent/recent-tours.tsx'
import { useRecentTours } from '../recent/use-recent-tours.ts'
import { SharePanel } from '../share/share-panel.tsx'
import { generatorTexts } from '../texts.ts'
import { Columns, Intro, Page, Result } from './generator-page.styles.ts'

/** Does nothing, since the form needs no save: each edit updates the address and the link. */
const noSave = async () => {}

export interface GeneratorPageProps {
  /** Origin of the links; by default, the origin of the page. */
  origin?: string
  previewAddressOf?: PreviewProps['addressOf']
}

/**
 * The form of a tour's cover beside its preview, its link, and the recent tours that this browser
 * keeps.
 */
export function GeneratorPage({ origin = location.origin, previewAddressOf }: GeneratorPageProps) {
  const { search } = useAddress()
  const form = useForm(tourForm, { initial: valuesIn(search), save: noSave })
  useFormAddress(form)
  const values = useFormValues(form)
  const query = searchOf(values)
  const tour = useMemo(() => tourOf(valuesIn(query)), [query])
  const { tours, remove, clear } = useRecentTours(tour)
  return (
    <Page>
      <PageTitle title={generatorTexts.title} />
      <h1>{generatorTexts.title}</h1>
      <Intro>{generatorTexts.intro}</Intro>
      <Columns>
        <TourFields form={form} />
        <Result>
          <Preview tour={tour} addressOf={previewAddressOf} />
          <SharePanel tour={tour} origin={origin} />
        </Result>
        <RecentTours tours={tours} onRemove={remove} onClear={clear} />
      </Columns>
    </Page>
  )
}
