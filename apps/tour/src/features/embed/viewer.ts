import { tourTitle, viewerAddress, type TourParameters } from '@org/api/tour'
import { element } from './elements.ts'
import { embedTexts } from './texts.ts'

/** Shows a tour in Matterport's viewer in place of the cover, and moves the focus there. */
export function openViewer(place: HTMLElement, tour: TourParameters, id: string): void {
  const loading = element('p', { className: 'loading', text: embedTexts.loading })
  loading.setAttribute('role', 'status')
  const frame = element('iframe', { className: 'viewer' })
  frame.title = tourTitle(tour)
  frame.allow = 'xr-spatial-tracking; fullscreen'
  frame.allowFullscreen = true
  frame.addEventListener('load', () => loading.remove())
  frame.src = viewerAddress(id)
  place.replaceChildren(loading, frame)
  frame.focus()
}
