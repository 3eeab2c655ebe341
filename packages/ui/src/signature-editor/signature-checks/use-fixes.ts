'use client'

import type { SignatureData } from '@org/signature'
import { useState } from 'react'
import { UploadError } from '../../media/upload-error.ts'
import type { ImagePart, Fix, ImageFix } from '../fixes/fix.ts'
import { described, fixed } from '../fixes/fix.ts'
import { isForeign, measureImage, withReplacedImage } from '../fixes/image-fixes.ts'
import type { Edit, UploadImage } from '../model/editor-types.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import type { Finding } from './split-findings.ts'

export interface FixTools {
  /** The edited data. */
  edited: SignatureData
  edit: Edit
  upload: UploadImage | undefined
}

/** Outcome of the last fix. `at` tells two equal outcomes apart. */
export interface Outcome {
  at: number
  text: string
  /** `failed`: nothing was changed, so there is nothing to undo. */
  status: 'done' | 'failed'
}

export interface Fixes {
  outcome: Outcome | null
  /** The finding whose image is being processed. */
  running: Finding | null
  /** Whether a finding was already fixed; the current report may still contain it. */
  isFixed: (finding: Finding) => boolean
  fix: (finding: Finding, fix: Fix) => void
  describe: (finding: Finding, part: ImagePart, alt: string) => void
  /** Redraws or measures an image. */
  process: (finding: Finding, fix: ImageFix) => void
  /** Clears the outcome, after an undo or when the panel is closed. */
  forget: () => void
}

/** Applies fixes, each as one step of the editor's history, and returns their outcome. */
export function useFixes({ edited, edit, upload }: FixTools): Fixes {
  const texts = useEditorTexts().checks
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [running, setRunning] = useState<Finding | null>(null)
  const [fixedFindings, setFixed] = useState<readonly Finding[]>([])

  const say = (text: string, status: Outcome['status']) =>
    setOutcome({ at: performance.now(), text, status })
  const change = (finding: Finding, to: (data: SignatureData) => SignatureData, text: string) => {
    edit(to)
    setFixed((all) => [...all, finding])
    say(text, 'done')
  }

  async function processImage(finding: Finding, fix: ImageFix) {
    const { part } = fix
    const { media } = edited[part]
    if (media === null || running) return
    setRunning(finding)
    try {
      if (fix.kind === 'measure') {
        const measured = await measureImage(media)
        const text = texts.measured(part, measured.width, measured.height)
        change(finding, (newest) => withReplacedImage(newest, part, media, measured), text)
      } else if (upload) {
        const { compressImage, enlargeImage } = await import('../fixes/redraw-image.ts')
        const tools = { part, upload }
        const { media: redrawn, bytes } =
          fix.kind === 'compress'
            ? await compressImage(media, Number(finding.details['shown']), tools)
            : await enlargeImage(media, fix, tools)
        const textOf = fix.kind === 'compress' ? texts.compressed : texts.enlarged
        const text = textOf(part, redrawn.width, redrawn.height, bytes)
        change(finding, (newest) => withReplacedImage(newest, part, media, redrawn), text)
      }
    } catch (error) {
      // Only one cause of failure matters to the user: the image is on another server, which lets
      // pages display it but not read its data.
      const isUnreadable = error instanceof UploadError && error.type === 'unreadable'
      const isBlocked = isUnreadable && isForeign(media)
      say(isBlocked ? texts.pictureForeign(part) : texts.pictureFailed(part), 'failed')
    } finally {
      setRunning(null)
    }
  }

  return {
    outcome,
    running,
    isFixed: (finding) => fixedFindings.includes(finding),
    fix: (finding, fix) => change(finding, (newest) => fixed(newest, fix), texts.done(fix)),
    describe: (finding, part, alt) =>
      change(finding, (newest) => described(newest, part, alt), texts.described(part)),
    process: (finding, fix) => void processImage(finding, fix),
    forget: () => {
      setOutcome(null)
      setFixed([])
    },
  }
}
