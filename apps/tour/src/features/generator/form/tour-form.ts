import {
  fontSizes,
  hostIn,
  httpsAddress,
  imageAddress,
  logoSizes,
  maxClientLength,
  tourFonts,
  tourIdIn,
} from '@org/api/tour'
import { defineForm } from '@org/ui/form'
import '@org/ui/form/fields/color'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/slider'
import '@org/ui/form/fields/text'
import { registerAsyncValidator, registerValidator } from '@org/ui/validators'
import { generatorTexts } from '../texts.ts'
import { imageLoads } from './image-loads.ts'

declare module '@org/ui/validators' {
  interface ValidatorArguments {
    tour_id: undefined
    image_address: undefined
    image_loads: undefined
  }
}

const { tour, style, images } = generatorTexts

registerValidator('tour_id', (value) => {
  const text = String(value)
  if (tourIdIn(text) !== null) return null
  const host = hostIn(text)
  const isOther = host !== null && !host.endsWith('matterport.com')
  return isOther ? tour.unsupported(host) : tour.idInvalid
})
registerValidator('image_address', (value) => {
  if (httpsAddress(String(value)) === null) return images.notHttps
  return imageAddress(String(value)) === null ? images.atMatterport : null
})
registerAsyncValidator('image_loads', async (value, _, { signal }) =>
  (await imageLoads(String(value), signal)) ? null : images.notLoaded,
)

/** The form of a tour; its fields are named after the parameters of the embedded page. */
export const tourForm = defineForm({
  fields: [
    {
      name: 'm',
      type: 'text',
      label: tour.id,
      help: tour.idHelp,
      autoComplete: 'off',
      validators: ['not_empty', 'tour_id'],
    },
    {
      name: 'c',
      type: 'text',
      label: tour.client,
      autoComplete: 'off',
      maxLength: maxClientLength,
    },
    {
      name: 'family',
      type: 'select',
      label: style.family,
      choices: tourFonts.map((family) => ({ value: family, label: family })),
    },
    { name: 'size', type: 'slider', label: style.size, unit: 'px', ...fontSizes },
    { name: 'color', type: 'color', label: style.color, help: style.colorHelp },
    {
      name: 'logo',
      type: 'text',
      inputType: 'url',
      label: images.logo,
      help: images.help,
      autoComplete: 'off',
      validators: ['image_address', 'image_loads'],
    },
    { name: 'logoSize', type: 'slider', label: images.logoSize, unit: 'px', ...logoSizes },
    {
      name: 'bg',
      type: 'text',
      inputType: 'url',
      label: images.background,
      help: images.help,
      autoComplete: 'off',
      validators: ['image_address', 'image_loads'],
    },
  ],
})
