/**
 * Lets calls whose session has expired wait until the user has signed in again (true) or given up
 * (false).
 */
export interface SignInGate {
  wait: () => Promise<boolean>;
  open: (isSignedIn: boolean) => void;
}

export function makeSignInGate(): SignInGate {
  const waiting = new Set<(isSignedIn: boolean) => void>();
  return {
    wait: () => new Promise((resolve) => waiting.add(resolve)),
    open: (isSignedIn) => {
      for (const resolve of waiting) resolve(isSignedIn);
      waiting.clear();
    },
  };
}
