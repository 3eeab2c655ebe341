'use client'

import type { AddonKey, Addons, TextAddonData } from '@org/signature'
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
  const changeText = (change: (data: TextAddonData) => TextAddonData) =>
    onChange((newest) => ({
      ...newest,
      [addon]: { ...newest[addon], data: change(newest[addon].data) },
    }))
  return <TextAddon key={addon} addon={addon} data={addons[addon].data} onChange={changeText} />
}
