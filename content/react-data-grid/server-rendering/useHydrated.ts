import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and in the first rendering of the browser. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
