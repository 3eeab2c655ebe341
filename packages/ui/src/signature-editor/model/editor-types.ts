import type { Media, SignatureData, SignatureInput } from '@org/signature'
import type { ReactNode } from 'react'
import type { UploadTransport, VideoAccount } from '../../media/index.ts'

export const editorTabs = ['general', 'images', 'social', 'addon', 'design'] as const
export type EditorTab = (typeof editorTabs)[number]

/** Applies a change to the newest data, so that two changes in one event are both kept. */
export type Edit = (change: (data: SignatureData) => SignatureData) => void

/** The account whose videos the editor offers. */
export interface EditorVideos {
  /** Id of the signed-in user, whose videos the editor offers. */
  userId: string
  account: VideoAccount
}

/** The people for whom a template is made, each with values of their own. */
export interface TemplatePeople {
  /** Chooses the person whom the preview shows. */
  choice: ReactNode
  /** Called when a value that each person has is edited. Keep it stable between renders. */
  onEdit: () => void
}

/** Props of a tab: the edited data and how to change it. */
export interface TabProps {
  data: SignatureData
  edit: Edit
  /** The data with defaults filled in, which empty fields show as placeholders. */
  filled?: SignatureInput | undefined
  /** The user's video account. Without it, an address can only be typed. */
  videos?: EditorVideos | undefined
  /** The people for whom a template is made. The General tab then says whose each field is. */
  people?: TemplatePeople | undefined
  /** Says whose data the contact fields are. */
  contactNote?: string | undefined
}

/**
 * Stores an image and returns its address. Before sign-in the product may keep the file in the
 * browser and return a blob address with `local: true`; the editor works the same. Rejects like
 * every upload transport.
 */
export type UploadImage = UploadTransport<Media>
