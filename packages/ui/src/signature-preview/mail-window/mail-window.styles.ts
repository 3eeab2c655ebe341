import { styled } from 'styled-components'
import { scrollFade } from '../../theme/scroll-fade.styles.ts'

/**
 * The window of the mock mail client: `data-scheme` applies the tokens of the requested scheme,
 * which may differ from the application's.
 */
export const Window = styled.section`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-dialog);
  background: var(--ph-color-surface);
  color: var(--ph-color-text);
  box-shadow: var(--ph-shadow-float);
`

export const TitleBar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 0 8px 0 16px;
  border-bottom: 1px solid var(--ph-color-border);
  background: var(--ph-color-hover);
`

export const Lights = styled.span`
  display: inline-flex;
  gap: 6px;

  &::before,
  &::after,
  span {
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--ph-color-border);
    box-shadow: inset 0 0 0 1px var(--ph-color-border-strong);
    content: '';
  }
`

export const Title = styled.h2`
  margin: 0;
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-strong);
  line-height: 1.25;
`

export const Tools = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  margin-left: auto;
`

export const Badge = styled.span`
  padding: 2px 8px;
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-pill);
  background: var(--ph-color-surface);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  font-weight: 500;
`

export const SchemeButton = styled.button`
  display: inline-grid;
  width: 32px;
  height: 32px;
  place-items: center;
  border: 0;
  border-radius: var(--ph-radius-control);
  background: none;
  color: var(--ph-color-muted);
  cursor: pointer;

  &:hover {
    background: var(--ph-color-hover);
    color: var(--ph-color-text);
  }

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`

/**
 * A header row of the message, such as the recipient. A container sets `--mail-rows: none` to hide
 * these rows if space is short.
 */
export const Row = styled.p`
  display: var(--mail-rows, flex);
  flex: none;
  align-items: center;
  gap: 12px;
  min-height: 40px;
  margin: 0 16px;
  border-bottom: 1px solid var(--ph-color-border);
`

export const RowLabel = styled.span`
  min-width: 40px;
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`

export const Recipient = styled.span`
  padding: 2px 10px;
  border-radius: var(--ph-radius-pill);
  background: var(--ph-color-hover);
  font-size: var(--ph-text-small);
`

/** Focusable, so that it can be scrolled by keyboard. */
export const Body = styled.section`
  flex: 1;
  min-height: 0;
  padding: 20px 16px 24px;
  overflow: auto;
  ${scrollFade.block}
  border-radius: 0 0 var(--ph-radius-dialog) var(--ph-radius-dialog);

  &:focus-visible {
    outline-offset: -3px;
  }
`

/**
 * Uses the default font of most mail clients, so that the signature looks as it does in a real
 * mail.
 */
export const Draft = styled.div`
  margin-bottom: 24px;
  font-family: Arial, Helvetica, sans-serif;

  p {
    max-width: 62ch;
    margin: 0 0 12px;
  }

  /* --mail-draft: none hides all paragraphs except the salutation. */
  p:not(:first-child) {
    display: var(--mail-draft, block);
  }
`
