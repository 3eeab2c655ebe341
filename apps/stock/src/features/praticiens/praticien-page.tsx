import type { Praticien } from '@org/api/client'
import { useOpened, withFeature } from '@org/app-kit'
import { OpenedForm } from '@org/app-kit/pages'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { praticiensFeature } from './feature.ts'
import { praticienForm, praticienFormValues, praticienValues } from './praticien-form.ts'
import { PraticienPhoto } from './praticien-photo.tsx'
import { praticiens } from './praticiens-list.ts'
import { praticiensFlow } from './praticiens-saga.ts'
import { praticiensTexts } from './texts.ts'

const missing = {
  title: praticiensTexts.notFound,
  homePath: paths.home,
  list: { href: paths.praticiens, label: praticiensTexts.toPraticiens },
}

/** The page of a practitioner. */
function PraticienScreen() {
  const { praticienId: id = '' } = useParams()
  const ports = useStockPorts()
  const load = useCallback(
    async (signal: AbortSignal): Promise<Praticien> => ports.praticiens.get(id, { signal }),
    [ports, id],
  )
  const opened = useOpened(praticiens, id, load)
  return (
    <OpenedForm
      title={praticiensTexts.title}
      missing={missing}
      opened={opened}
      description={praticienForm}
      toForm={praticienFormValues}
      toApi={praticienValues}
      flow={praticiensFlow}
      list={praticiens}
    >
      {(praticien) => <PraticienPhoto key={`photo-${id}`} praticien={praticien} />}
    </OpenedForm>
  )
}

export const PraticienPage = withFeature(praticiensFeature, PraticienScreen)
