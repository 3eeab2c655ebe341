import { contrastingPaper, tourFontStack, type TourParameters } from '@org/api/tour'
import { customerImage, element, icon } from './elements.ts'
import { embedTexts } from './texts.ts'

/** Creates the cover in the client's brand; `onPlay` is called when the visitor starts the tour. */
export function cover(tour: TourParameters, onPlay: () => void): HTMLElement {
  const { client, fontStyle, logo, logoSize, background } = tour
  const brand = element('div', { className: 'brand' })
  if (logo !== null) brand.append(logoImage(logo, logoSize, client))
  brand.append(element('h1', { text: client === '' ? embedTexts.untitled : client }))
  const start = element('div', { className: 'start' })
  if (tour.tour === null) start.append(element('p', { text: embedTexts.missing }))
  else start.append(playButton(onPlay), element('p', { text: embedTexts.consent }))
  const card = element('div', { className: 'card' })
  card.append(brand, start)

  const all = element('div', { className: 'cover' })
  if (background !== null) {
    const image = customerImage(background, 'background', '')
    image.addEventListener('error', () => all.classList.remove('has-background'))
    all.classList.add('has-background')
    all.append(image)
  }
  all.append(card)
  all.style.setProperty('--ink', fontStyle.color)
  all.style.setProperty('--paper', contrastingPaper(fontStyle.color))
  all.style.setProperty('--name-font', tourFontStack(fontStyle.family))
  all.style.setProperty('--name-size', `${fontStyle.size}px`)
  return all
}

function logoImage(src: string, size: number, client: string): HTMLImageElement {
  // The logo is decorative beside the client's name.
  const image = customerImage(src, 'logo', client === '' ? embedTexts.logo : '')
  image.style.setProperty('--logo-size', `${size}px`)
  return image
}

function playButton(onPlay: () => void): HTMLButtonElement {
  const button = element('button', { className: 'play' })
  button.type = 'button'
  button.append(icon('M7 4.5v15l13-7.5z', 'play-icon'), embedTexts.play)
  button.addEventListener('click', onPlay)
  return button
}
