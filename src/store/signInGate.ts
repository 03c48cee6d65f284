/** Where calls whose session died wait until the person signed in again (true) or gave up (false). */
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
