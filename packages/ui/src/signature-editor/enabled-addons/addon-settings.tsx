'use client'

import type { AddonKey, Addons, TextAddonData } from '@org/signature'
import { useCallback } from 'react'
import type { ReactElement } from 'react'
import { TextAddon } from '../text-addon/text-addon.tsx'
import { VideoConf } from '../video-conf/video-conf.tsx'

export interface AddonSettingsProps {
  addon: AddonKey
  addons: Addons
  onChange: (change: (addons: Addons) => Addons) => void
}

/** Passes one addon's data to the settings of its kind, and their changes back. */
export function AddonSettings({ addon, addons, onChange }: AddonSettingsProps): ReactElement {
  if (addon === 'videoConf') {
    return (
      <VideoConf
        data={addons.videoConf.data}
        onChange={(change) =>
          onChange((newest) => ({
            ...newest,
            videoConf: { ...newest.videoConf, data: change(newest.videoConf.data) },
          }))
        }
      />
    )
  }
  return <TextSettings key={addon} addon={addon} addons={addons} onChange={onChange} />
}

interface TextSettingsProps extends AddonSettingsProps {
  addon: Exclude<AddonKey, 'videoConf'>
}

function TextSettings({ addon, addons, onChange }: TextSettingsProps): ReactElement {
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
