'use client'

import type { AddonKey, Addons, TextAddonData } from '@org/signature'
import { useCallback } from 'react'
import type { ReactElement } from 'react'
import { useEditing } from '../model/editing.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { TextAddon } from '../text-addon/text-addon.tsx'
import { VideoConf } from '../video-conf/video-conf.tsx'
import { Settings } from './addon-list.styles.ts'

interface AnyAddonProps {
  addon: AddonKey
  /** Pass a stable function, so that the settings do not re-render needlessly. */
  onChange: (change: (addons: Addons) => Addons) => void
}

export interface AddonSettingsProps extends AnyAddonProps {
  id: string
}

/** The settings of one addon, inside its row. */
export function AddonSettings({ id, addon, onChange }: AddonSettingsProps): ReactElement {
  const texts = useEditorTexts().addon
  return (
    <Settings id={id} aria-label={texts.settings(texts.names[addon])}>
      {addon === 'videoConf' ? (
        <VideoSettings onChange={onChange} />
      ) : (
        <TextSettings addon={addon} onChange={onChange} />
      )}
    </Settings>
  )
}

function VideoSettings({ onChange }: Pick<AnyAddonProps, 'onChange'>): ReactElement {
  const { data, videos } = useEditing()
  const { videoConf } = data.addons
  return (
    <VideoConf
      data={videoConf.data}
      videos={videos}
      onChange={(change) =>
        onChange((newest) => ({
          ...newest,
          videoConf: { ...newest.videoConf, data: change(newest.videoConf.data) },
        }))
      }
    />
  )
}

interface TextSettingsProps extends AnyAddonProps {
  addon: Exclude<AddonKey, 'videoConf'>
}

function TextSettings({ addon, onChange }: TextSettingsProps): ReactElement {
  const { addons } = useEditing().data
  const changeText = useCallback(
    (change: (data: TextAddonData) => TextAddonData) =>
      onChange((newest) => ({
        ...newest,
        [addon]: { ...newest[addon], data: change(newest[addon].data) },
      })),
    [addon, onChange],
  )
  return <TextAddon addon={addon} data={addons[addon].data} onChange={changeText} />
}
