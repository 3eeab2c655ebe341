import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'
import { desktopWidth } from './scaled-screen.styles.ts'
import { layoutsBeside } from '../layout-strip/layouts-beside.ts'

/** Container width in pixels below which the preview becomes a sheet over the edit pane. */
const sheetBelow = '@container signature-editor (max-width: 859px)'

/**
 * Container height up to which the message hides its address rows, so that the signature is
 * visible.
 */
const short = '@container preview-stage (max-height: 628px)'

/** Height of the sheet's handle, which stays visible while the sheet is lowered. */
export const handleHeight = '56px'

export const Stage = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--ph-color-canvas);
  container: preview-stage / size;

  ${sheetBelow} {
    container-type: inline-size;
    position: absolute;
    z-index: 1;
    right: 0;
    bottom: 0;
    left: 0;
    max-height: 88%;
    --mail-rows: none;
    --mail-draft: none;
    border-radius: var(--ph-radius-dialog) var(--ph-radius-dialog) 0 0;
    box-shadow: var(--ph-shadow-dialog);
    transform: translateY(calc(100% - ${handleHeight}));
    transition: transform var(--ph-motion-normal) var(--ph-motion-ease);

    &[data-open] {
      transform: none;
    }
  }
`

export const Handle = styled.button`
  display: none;

  ${sheetBelow} {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: var(--ph-space-2);
    height: ${handleHeight};
    padding: 0;
    border: 0;
    border-bottom: 1px solid var(--ph-color-border);
    border-radius: inherit;
    background: var(--ph-color-surface);
    font-weight: var(--ph-weight-medium);
    cursor: pointer;

    &:focus-visible {
      ${focusRing}
      outline-offset: -4px;
    }
  }
`

export const StageBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--ph-space-4);
  min-height: 0;
  padding: var(--ph-space-3) var(--ph-space-6) var(--ph-space-4);
  overflow: auto;

  ${layoutsBeside} {
    flex-direction: row;
  }
  ${sheetBelow} {
    gap: var(--ph-space-3);
    padding: var(--ph-space-3);

    /* Not focusable while the sheet is lowered. */
    section:not([data-open]) > & {
      visibility: hidden;
    }
  }
`

/** Comfortable width for writing a message, centred in the stage. */
export const Column = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  width: 100%;
  min-width: 0;
  max-width: ${desktopWidth}px;
  margin: 0 auto;

  &:first-child {
    flex: 1 1 auto;
    min-height: 320px;

    ${short} {
      --mail-rows: none;
      min-height: 212px;
    }
    ${layoutsBeside} {
      --mail-draft: none;
      min-height: 0;
    }
  }
  &:last-child {
    ${layoutsBeside} {
      width: 132px;
      margin: 0;
      overflow: auto;
    }
  }
  &[data-with-removed] {
    max-width: 980px;

    /* The list below must not shrink the message: the sheet scrolls instead. */
    ${sheetBelow} {
      min-height: 600px;
    }
  }
`

/** The message and the features that a mail client removes, side by side if there is room. */
export const MessageArea = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: var(--ph-space-3);
  min-height: 0;

  @container preview-stage (min-width: 760px) {
    flex-direction: row;
  }
`

export const Tools = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2);
  margin-bottom: var(--ph-space-2);
`
