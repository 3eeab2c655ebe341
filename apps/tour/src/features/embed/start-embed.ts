import { parseTour, tourTitle } from '@org/api/tour'
import '#shared/open-sans.ts'
import { cover } from './cover.ts'
import './embed.css'
import { fullScreenButton } from './full-screen-button.ts'
import { openViewer } from './viewer.ts'

/** Fills the embedded page with the cover that its address describes. */
export function startEmbed(): void {
  const tour = parseTour(location.search)
  const place = document.getElementById('tour')
  if (!place) throw new Error('The page has no element with the id tour')
  document.title = tourTitle(tour)
  // Inside another page's frame, this is a second `main` landmark, so it needs a label.
  place.setAttribute('aria-label', document.title)
  place.replaceChildren(
    cover(tour, () => {
      if (tour.tour !== null) openViewer(place, tour, tour.tour)
    }),
  )
  const button = fullScreenButton()
  if (button) document.body.append(button)
}
