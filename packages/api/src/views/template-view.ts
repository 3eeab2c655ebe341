import type { SignatureData, SignatureImage } from '@org/signature'
import type { SignatureTemplate } from '../contract/entities/template.ts'
import { fileAddress } from '../media/variant.ts'
import type { MediaRecord, TemplateRecord } from '../ports/records.ts'

/** What a template's view needs beside the template itself. */
export interface TemplateSurroundings {
  media: ReadonlyMap<string, MediaRecord>
  publicUrl: string
  /** How many people get which template, by its id. */
  counts: ReadonlyMap<string, number>
}

/** A template, its data as the JSON string that travels. */
export function templateView(
  template: TemplateRecord,
  surroundings: TemplateSurroundings,
): SignatureTemplate {
  return {
    id: template.id,
    organisation_id: template.organisation_id,
    name: template.name,
    team_id: template.team_id,
    signatureData: JSON.stringify(withAddresses(template.signature_data, surroundings)),
    users_count: surroundings.counts.get(template.id) ?? 0,
    created_at: template.created_at,
    updated_at: template.updated_at,
    revision: template.revision,
  }
}

type Images = Pick<TemplateSurroundings, 'media' | 'publicUrl'>

/** The data with its stored images where they are served today, also those it only names by id. */
function withAddresses(data: SignatureData, images: Images): SignatureData {
  return {
    ...data,
    logo: withAddress(data.logo, images),
    banner: withAddress(data.banner, images),
  }
}

function withAddress(image: SignatureImage, { media, publicUrl }: Images): SignatureImage {
  const record = image.mediaId === null ? undefined : media.get(image.mediaId)
  if (!record) return image
  const { id, type, width, height } = record
  return {
    ...image,
    media: { ...image.media, src: fileAddress(publicUrl, id), id, type, width, height },
  }
}
