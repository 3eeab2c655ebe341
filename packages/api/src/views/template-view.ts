import type { SignatureData, SignatureImage } from '@org/signature'
import type { SignatureTemplate } from '../contract/entities/template.ts'
import { fileAddress } from '../media/variant.ts'
import type { MediaRecord, TemplateRecord } from '../ports/records.ts'

/** Data that `templateView` reads in addition to the template. */
export interface TemplateSurroundings {
  media: ReadonlyMap<string, MediaRecord>
  publicUrl: string
  /** Number of people who get each template, by template id. */
  counts: ReadonlyMap<string, number>
}

/** Builds the response for a template, with its data as a JSON string. */
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

/**
 * Sets the current addresses of the stored images in the data, including images that the data
 * refers to only by id.
 */
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
