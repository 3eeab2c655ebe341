import type { VideoConfData, VideoConfProvider } from '../model/signature-data.ts'

/** A video conference service, with the colours of its brand as `#rrggbb`. */
export interface VideoConfProviderInfo {
  readonly key: VideoConfProvider
  readonly name: string
  readonly defaultButtonText: string
  readonly backgroundColor: string
  readonly color: string
}

const provider = (
  key: VideoConfProvider,
  name: string,
  backgroundColor: string,
): VideoConfProviderInfo => ({
  key,
  name,
  defaultButtonText: `Meet me on ${name}`,
  backgroundColor,
  color: '#ffffff',
})

/** The services on offer. Their colours are dark enough for white text to stay legible. */
export const videoConfProviderInfo: Readonly<Record<VideoConfProvider, VideoConfProviderInfo>> = {
  zoom: provider('zoom', 'Zoom', '#0b5cff'),
  skype: provider('skype', 'Skype', '#0078d4'),
  hangouts: provider('hangouts', 'Google Hangouts', '#0b8043'),
  meet: provider('meet', 'Google Meet', '#00796b'),
}

/** The colours that a button is drawn in: the provider's, or the user's own with `colorsAuto` off. */
export const videoConfColors = (
  data: VideoConfData,
): { readonly backgroundColor: string; readonly color: string } =>
  data.colorsAuto ? videoConfProviderInfo[data.key] : data.buttonStyle
