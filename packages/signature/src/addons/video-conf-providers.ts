import type { VideoConfData, VideoConfProvider } from '../model/signature-data.ts'

/** A video conference provider with its brand colors as `#rrggbb`. */
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

/**
 * The available providers. Their colors are the brands' own, darkened just enough for white text to
 * stay legible (4.5:1) in every client's dark mode too.
 */
export const videoConfProviderInfo: Readonly<Record<VideoConfProvider, VideoConfProviderInfo>> = {
  zoom: provider('zoom', 'Zoom', '#0050f0'),
  skype: provider('skype', 'Skype', '#006dc7'),
  hangouts: provider('hangouts', 'Google Hangouts', '#047d41'),
  meet: provider('meet', 'Google Meet', '#00796b'),
}

/** Returns the button's colors: the provider's, or the user's own with `colorsAuto` off. */
export const videoConfColors = (
  data: VideoConfData,
): { readonly backgroundColor: string; readonly color: string } =>
  data.colorsAuto ? videoConfProviderInfo[data.key] : data.buttonStyle
