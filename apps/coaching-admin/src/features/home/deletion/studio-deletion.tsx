import { withFeature } from '@org/app-kit'
import {
  createDeletion,
  DeletionCard,
  type DeletionPreview,
  formatMegabytes,
} from '@org/app-kit/organisation-deletion'
import type { CoachingPorts } from '@org/data'
import { useCallback } from 'react'
import { coachingPorts, useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { exportStudio } from './export-studio.ts'
import { deletionTexts as texts } from './texts.ts'

const studioDeletion = createDeletion(texts.saving, (environment, { name, ...options }) =>
  coachingPorts(environment).studio.delete(name, options),
)

async function preview({ studio }: CoachingPorts, signal: AbortSignal): Promise<DeletionPreview> {
  const found = await studio.previewDeletion({ signal })
  return {
    name: found.name,
    counts: texts.counts(found, formatMegabytes(found.storage)),
    consequences: [texts.links],
  }
}

function StudioDeletionCard() {
  const ports = useCoachingPorts()
  const loadPreview = useCallback((signal: AbortSignal) => preview(ports, signal), [ports])
  return (
    <DeletionCard
      deletion={studioDeletion}
      texts={texts}
      loadPreview={loadPreview}
      readAll={() => exportStudio(ports)}
    />
  )
}

/** Lets admins delete the studio. */
export const StudioDeletion = withFeature(studioDeletion.feature, StudioDeletionCard)
