'use client'

import { layoutKeys } from '@org/signature'
import type { LayoutKey, RenderOptions, SignatureInput } from '@org/signature'
import { Check } from 'lucide-react'
import { memo, useId, useMemo } from 'react'
import type { ReactElement } from 'react'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { SignaturePreview } from '../../signature-preview/index.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { CheckMark, Legend, Option, Radio, Strip, Thumbnail } from './layout-strip.styles.ts'

/** Height in pixels of the signature inside a thumbnail. */
const pictureHeight = 86

export interface LayoutStripProps extends RootPropsWithRef<HTMLFieldSetElement> {
  /** The signature that is rendered in every layout. */
  data: SignatureInput
  selected: LayoutKey
  onSelect: (key: LayoutKey) => void
  options?: RenderOptions | undefined
}

/** Layouts as radio buttons, each showing the user's own signature. */
export const LayoutStrip = memo(function LayoutStrip({
  data,
  selected,
  onSelect,
  options,
  ...rest
}: LayoutStripProps): ReactElement {
  const editorTexts = useEditorTexts()
  const name = useId()
  return (
    <Strip {...rest}>
      <Legend>{editorTexts.layouts}</Legend>
      {layoutKeys.map((key) => (
        <Option key={key}>
          <Radio
            type="radio"
            name={name}
            value={key}
            checked={key === selected}
            onChange={() => onSelect(key)}
          />
          <Thumbnail>
            <LayoutPicture data={data} layoutKey={key} options={options} />
          </Thumbnail>
          {key === selected && (
            <CheckMark data-testid="layout-check">
              <Check size={14} strokeWidth={3} aria-hidden />
            </CheckMark>
          )}
          {editorTexts.layoutNames[key]}
        </Option>
      ))}
    </Strip>
  )
})

interface LayoutPictureProps {
  data: SignatureInput
  layoutKey: LayoutKey
  options?: RenderOptions | undefined
}

/**
 * A layout's thumbnail. It re-renders only when the signature changes, not when another layout is
 * selected.
 */
const LayoutPicture = memo(function LayoutPicture({
  data,
  layoutKey,
  options,
}: LayoutPictureProps): ReactElement {
  const withLayout = useMemo(() => ({ ...data, layoutKey }), [data, layoutKey])
  return (
    <SignaturePreview
      data={withLayout}
      maxHeight={pictureHeight}
      align="center"
      isInert
      options={options}
    />
  )
})
