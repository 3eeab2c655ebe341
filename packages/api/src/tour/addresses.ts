import { defaultTour, type TourFontStyle, type TourParameters } from './parameters.ts'

/** Path of the page that websites embed. */
export const embedPath = '/embed'

/**
 * Returns the query of a tour, without the question mark. Parameters with their default value are
 * left out.
 */
export function serialiseTour(tour: TourParameters): string {
  const { fontStyle, logoSize } = tour
  const style = changedStyle(fontStyle)
  const entries: [string, string | null][] = [
    ['m', tour.tour],
    ['c', tour.client === '' ? null : tour.client],
    ['logo', tour.logo],
    ['logoSize', logoSize === defaultTour.logoSize ? null : String(logoSize)],
    ['bg', tour.background],
    ['fontStyle', Object.keys(style).length === 0 ? null : JSON.stringify(style)],
  ]
  const query = new URLSearchParams()
  for (const [name, value] of entries) if (value !== null) query.set(name, value)
  return query.toString()
}

function changedStyle(style: TourFontStyle): Partial<TourFontStyle> {
  const fallback = defaultTour.fontStyle
  return {
    ...(style.size !== fallback.size && { size: style.size }),
    ...(style.color !== fallback.color && { color: style.color }),
    ...(style.family !== fallback.family && { family: style.family }),
  }
}

/** Returns the address of a tour in Matterport's viewer, which starts the tour at once. */
export const viewerAddress = (tour: string): string =>
  `https://my.matterport.com/show/?m=${tour}&play=1`

/** Returns the title of a tour’s page and frame. */
export const tourTitle = ({ client }: Pick<TourParameters, 'client'>): string =>
  client === '' ? 'Visite 3D' : `Visite 3D – ${client}`
