import type { KeyboardEvent } from 'react';

/** Enter opens and closes cells. It must not send the form around them, too. */
export function keepEnter(event: KeyboardEvent) {
  const onButton = (event.target as Element).closest('button, a') !== null;
  if (event.key === 'Enter' && !onButton) event.preventDefault();
}
