import type { MediaRecord } from '../../ports/records.ts'
import type { StoredFile } from '../../ports/services.ts'
import { demoImages } from './generated/demo-images.ts'

export const demoMediaIds = {
  logo: 'demo-media-logo',
  fair: 'demo-media-fair',
  standing: 'demo-media-standing',
  wishes: 'demo-media-wishes',
} as const

const names = {
  logo: 'logo.png',
  fair: 'salon.png',
  standing: 'realisations.png',
  wishes: 'voeux.png',
} as const

const keys = ['logo', 'fair', 'standing', 'wishes'] as const

/** Returns the organisation's images and their files. */
export function demoMedia(
  organisationId: string,
  createdAt: number,
): { records: MediaRecord[]; files: Map<string, StoredFile> } {
  const records = keys.map((key) => ({
    id: demoMediaIds[key],
    organisation_id: organisationId,
    name: names[key],
    type: 'image/png',
    width: demoImages[key].width,
    height: demoImages[key].height,
    size: demoImages[key].size,
    created_at: createdAt,
    revision: 1,
  }))
  const files = keys.map((key): [string, StoredFile] => [
    demoMediaIds[key],
    { bytes: fromBase64(demoImages[key].base64), type: 'image/png' },
  ])
  return { records, files: new Map(files) }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
