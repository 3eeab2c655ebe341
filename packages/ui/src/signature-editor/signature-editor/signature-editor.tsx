'use client'

import { isEmptySignature } from '@org/signature'
import type { LayoutKey, SignatureData, SignatureInput } from '@org/signature'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { EditorBar } from '../editor-bar/editor-bar.tsx'
import { HistoryButtons } from '../history-buttons/history-buttons.tsx'
import { editorTabs } from '../model/editor-types.ts'
import type { EditorTab, EditorVideos, TemplatePeople, UploadImage } from '../model/editor-types.ts'
import { previewData } from '../model/example-data.ts'
import { thumbnailData } from '../model/thumbnail-data.ts'
import { useHistory } from '../model/use-history.ts'
import { useOwnValue } from '../model/use-own-value.ts'
import { useSettled } from '../model/use-settled.ts'
import { PreviewStage } from '../preview-stage/preview-stage.tsx'
import { SignatureChecks } from '../signature-checks/signature-checks.tsx'
import { SignatureMenu } from '../signature-menu/signature-menu.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { EditPane, Editor, Panes } from './signature-editor.styles.ts'
import { TabContent } from './tab-content.tsx'

export interface SignatureEditorProps extends RootPropsWithRef {
  /** The controlled signature. If it is left out, the editor keeps its own state. */
  value?: SignatureData | undefined
  /** Initial signature of an uncontrolled editor; later changes have no effect. Default: empty. */
  defaultValue?: SignatureInput | undefined
  /** Called on every edit with a complete new object; previous objects are never mutated. */
  onChange?: ((value: SignatureData) => void) | undefined
  /** False before the first edit: the preview then shows `sample`. Default true. */
  hasEdits?: boolean | undefined
  /** Shown in the preview, marked 'Exemple', while the user has entered nothing. */
  sample?: SignatureInput | undefined
  /**
   * Fills in missing values, for example the person's and the company's details in a template. The
   * preview shows the result, and empty fields show the filled-in values as placeholders. Default:
   * nothing is filled in.
   */
  fillIn?: ((data: SignatureData) => SignatureInput) | undefined
  /** Stores a logo or a banner. Without it, the Images tab has no upload. */
  upload?: UploadImage | undefined
  /**
   * The user's photo network account. The video button can link to its videos. Keep the object
   * stable between renders.
   */
  videos?: EditorVideos | undefined
  /**
   * The people for whom the signature is a template. The General tab then has the values of each
   * person apart, as preview values, with `choice`. Keep the object stable between renders. Default:
   * the signature is one person's own.
   */
  people?: TemplatePeople | undefined
  /** One line above the contact fields that says whose data they are. Default: none. */
  contactNote?: string | undefined
  /** Base address of the social network icons. Without it, networks are text links. */
  iconsBaseUrl?: string | undefined
  /**
   * Fixed address from which installed signatures load the banner, whatever the current image is.
   * If it is set, the checks explain how mail clients treat such an address. The preview shows the
   * image itself.
   */
  bannerUrl?: string | undefined
  /** Tabs to offer, in this order. Default: all five. */
  tabs?: readonly EditorTab[] | undefined
  /** The user's name for the signature, used for exported files. Default 'Signature'. */
  name?: string | undefined
  /**
   * Called by undo and redo with the name to restore. Pass it if the page has a name field in
   * `barStart`: every new `name` then becomes a step in the editor's history.
   */
  onNameChange?: ((name: string) => void) | undefined
  /** Content at the start of the bar, for example a name field. */
  barStart?: ReactNode
  /** Content at the end of the bar, for example a save button. */
  barEnd?: ReactNode
}

/** Selector of the fields that are not part of the signature and have their own undo. */
const fieldsWithOwnUndo = 'input[type="search"], [data-own-undo] :is(input, textarea)'

/**
 * Whether the editor handles a key: it was pressed inside the editor, and not in a field with its
 * own undo. React also bubbles key events from the editor's dialogs, which are elsewhere in the
 * DOM.
 */
const isEditorKey = ({ currentTarget, target }: KeyboardEvent<HTMLElement>) =>
  target instanceof Element && currentTarget.contains(target) && !target.matches(fieldsWithOwnUndo)

/**
 * Signature editor: settings on the left, the signature in a new message on the right with the
 * layouts below, and a bar above both. Controlled or uncontrolled; fills the height of its
 * container.
 */
export function SignatureEditor({
  value: controlledValue,
  defaultValue,
  onChange,
  hasEdits = true,
  sample,
  fillIn,
  upload,
  videos,
  people,
  contactNote,
  iconsBaseUrl,
  bannerUrl,
  tabs = editorTabs,
  name = '',
  onNameChange,
  barStart,
  barEnd,
  ...rest
}: SignatureEditorProps): ReactElement {
  const editorTexts = useEditorTexts()
  const [value, change] = useOwnValue({ value: controlledValue, defaultValue, onChange })
  const hasName = onNameChange !== undefined
  const { edit, undo, redo, canUndo, canRedo } = useHistory(
    value,
    change,
    hasName ? { name, onNameChange } : undefined,
  )
  const [tab, setTab] = useState<EditorTab>(tabs[0] ?? 'general')
  const options = useMemo(() => ({ iconsBaseUrl }), [iconsBaseUrl])
  const filled = useMemo(() => fillIn?.(value), [value, fillIn])
  const shown = useMemo(
    () => previewData(value, { sample, filled, hasEdits }),
    [value, sample, filled, hasEdits],
  )
  const thumbnails = useMemo(() => thumbnailData(shown.data, sample), [shown, sample])
  const settled = useSettled(
    useMemo(() => ({ edited: value, data: shown.isExample ? value : shown.data }), [value, shown]),
  )
  // Without a banner, nothing loads `bannerUrl`, so the checks must ignore it.
  const servedBanner = settled.data.banner?.media ? bannerUrl : undefined
  const checkOptions = useMemo(
    () => ({ iconsBaseUrl, bannerUrl: servedBanner }),
    [iconsBaseUrl, servedBanner],
  )
  const fileName = name.trim() || 'Signature'
  // Memoized, so that the parts that read the whole signature do not re-render during typing.
  const inspection = useMemo(
    () => (
      <>
        <SignatureChecks
          {...settled}
          edit={edit}
          upload={upload}
          options={checkOptions}
          onOpenTab={setTab}
          onUndo={undo}
        />
        <SignatureMenu
          data={settled.data}
          options={options}
          name={fileName}
          isDisabled={isEmptySignature(settled.data)}
        />
      </>
    ),
    [settled, edit, upload, checkOptions, options, undo, fileName],
  )
  const selectLayout = useCallback(
    (layoutKey: LayoutKey) => edit((data) => ({ ...data, layoutKey })),
    [edit],
  )

  const shortcutTarget = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const editor = shortcutTarget.current
    shortcutTarget.current = null
    // Undo or redo may unmount the focused field. The shortcuts would then stop working.
    if (editor && document.activeElement === document.body) editor.focus({ preventScroll: true })
  }, [value, name])

  const handleShortcut = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || !['z', 'y'].includes(key)) return
    if (!isEditorKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    shortcutTarget.current = event.currentTarget
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  }

  return (
    <Editor
      tabIndex={-1}
      data-pending={settled.edited === value ? undefined : ''}
      {...rest}
      aria-label={editorTexts.editor}
      // Handled in the capture phase, because the page's name field may be inside a form with its
      // own undo. The editor must handle the keys first.
      onKeyDownCapture={handleShortcut}
    >
      <EditorBar start={barStart} hasOwnUndo={!hasName} end={barEnd}>
        <div>
          <HistoryButtons canUndo={canUndo} canRedo={canRedo} onUndo={undo} onRedo={redo} />
        </div>
        {inspection}
      </EditorBar>
      <Panes>
        <EditPane aria-label={editorTexts.editPane}>
          <TabContent
            tabs={tabs}
            selected={tab}
            onSelect={setTab}
            data={value}
            edit={edit}
            filled={filled}
            videos={videos}
            people={people}
            contactNote={contactNote}
            upload={upload}
            iconsBaseUrl={iconsBaseUrl}
          />
        </EditPane>
        <PreviewStage
          data={shown.data}
          thumbnails={thumbnails}
          isExample={shown.isExample}
          layoutKey={value.layoutKey}
          onSelectLayout={selectLayout}
          options={options}
        />
      </Panes>
    </Editor>
  )
}
