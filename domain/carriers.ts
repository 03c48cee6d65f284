/** Carriers with a public tracking site, and the URL of a parcel's tracking page. */
const TRACKING_URLS: Readonly<Record<string, (number: string) => string>> = {
  'Canada Post': (number) =>
    `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`,
  Purolator: (number) => `https://www.purolator.com/en/shipping/tracker?pin=${number}`,
  UPS: (number) => `https://www.ups.com/track?tracknum=${number}`,
  FedEx: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  USPS: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  DHL: (number) => `https://www.dhl.com/en/express/tracking.html?AWB=${number}`,
};

/** Carriers offered by name; any other may be typed. */
export const CARRIERS: readonly string[] = Object.keys(TRACKING_URLS);

/** Returns the tracking URL of a parcel; `undefined` for an unknown carrier. */
export function trackingUrl(carrier: string, number: string): string | undefined {
  const name = CARRIERS.find((known) => known.toLowerCase() === carrier.trim().toLowerCase());
  const address = name === undefined ? undefined : TRACKING_URLS[name];
  return address?.(encodeURIComponent(number.replace(/\s+/g, '')));
}
