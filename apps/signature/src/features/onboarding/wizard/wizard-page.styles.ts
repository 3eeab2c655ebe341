import { below, visuallyHidden } from '@org/ui/theme'
import { styled } from 'styled-components'

/** Fills the rest of the window, so that the page itself does not scroll. */
export const Wizard = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(420px, 1fr) auto;
`

export const Top = styled.div`
  padding: var(--ph-space-3) var(--ph-space-5);
  background: var(--ph-color-surface);
  border-bottom: 1px solid var(--ph-color-border);

  h1 {
    ${visuallyHidden}
  }

  ${below('tablet')} {
    padding: var(--ph-space-2) var(--ph-space-3);
  }
`

/** Notices that have to be read before continuing. */
export const Notices = styled.div`
  margin-top: var(--ph-space-3);

  ul {
    margin: 0;
    padding-left: var(--ph-space-4);
    overflow-wrap: anywhere;
  }
`

/** As high as its row; its content scrolls and never makes the page longer. */
export const Stage = styled.section`
  contain: size;
  overflow: auto;

  /* Focusable so that reading starts here, but not a control. */
  &:focus {
    outline: none;
  }
`

export const Bottom = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: var(--ph-space-3) var(--ph-space-5);
  background: var(--ph-color-surface);
  border-top: 1px solid var(--ph-color-border);

  ${below('tablet')} {
    padding: var(--ph-space-2) var(--ph-space-3);

    > button {
      flex: 1;
    }
  }
`

export const Narrow = styled.div`
  width: min(420px, 100%);
  margin: 0 auto;
  padding: var(--ph-space-7) var(--ph-space-4);
  box-sizing: border-box;
`

export const Column = styled.div`
  display: grid;
  gap: var(--ph-space-5);
  width: min(880px, 100%);
  margin: 0 auto;
  padding: var(--ph-space-6) var(--ph-space-4);
  box-sizing: border-box;

  h2 {
    margin: 0 0 var(--ph-space-2);
    font-size: var(--ph-text-section);
  }

  p {
    margin: 0;
    color: var(--ph-color-muted);
  }
`

export const TeamRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--ph-space-2);

  > :first-child {
    flex: 1 1 220px;
  }

  > p {
    align-self: center;
  }

  ${below('tablet')} {
    > :first-child:not(p) {
      flex-basis: 100%;
    }

    > button {
      flex: 1 0 auto;
    }

    /* Keeps the button next to the sentence that it changes. */
    > p + button {
      flex: none;
    }
  }
`

/** White like a mail, since the signature will be shown in mails. */
export const Paper = styled.div`
  padding: var(--ph-space-5);
  background: #ffffff;
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
`

/** Lists what is about to be saved, one item per line. */
export const Facts = styled.dl`
  display: grid;
  margin: 0;
  padding: 0 var(--ph-space-5);
  background: var(--ph-color-surface);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);

  > div {
    display: grid;
    grid-template-columns: 180px minmax(0, 1fr);
    align-items: center;
    gap: var(--ph-space-1) var(--ph-space-4);
    min-height: 52px;
  }

  > div + div {
    border-top: 1px solid var(--ph-color-border);
  }

  dt {
    color: var(--ph-color-muted);
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ph-space-2);
    margin: 0;
    overflow-wrap: anywhere;
  }

  ${below('tablet')} {
    padding: 0 var(--ph-space-4);

    > div {
      grid-template-columns: minmax(0, 1fr);
      align-content: center;
      padding: var(--ph-space-2) 0;
    }
  }
`
