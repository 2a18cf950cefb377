import L from 'leaflet';
import 'leaflet.markercluster';
import clusterStyles from 'leaflet.markercluster/dist/MarkerCluster.css?url';
import mapStyles from 'leaflet/dist/leaflet.css?url';
import { loadStylesheet } from '#blocks/ui/load-stylesheet';
import type { MapTiles } from '#registry/flow-load';
import type { Salon } from '#schemas/products/receiving';
import type { GeoPoint } from '#schemas/values/geo-point';
import { SALON_TEXTS, toSalonCount } from './salon-texts';
import styles from './salon-map.module.css';

/** The map itself. Leaflet looks for `window` when it is imported: this file is loaded in a browser alone. */

export interface OpenMap {
  /** Shows these salons in the place of others. */
  show: (salons: readonly Salon[]) => void;
  /** Marks the salon that is chosen, and moves so that it is seen; an empty id marks none. */
  choose: (id: string) => void;
  /** Moves to a place that the visitor has named. */
  lookAt: (place: { point: GeoPoint } | null) => void;
  close: () => void;
}

interface MapOptions {
  tiles: MapTiles;
  onChoose: (id: string) => void;
}

const MAX_ZOOM = 18;
const MIN_ZOOM = 4;
/** A street with its next ones. */
const NEAR_ZOOM = 14;
/** Where a map without salons begins. */
const NOWHERE: L.LatLngTuple = [55.75, 37.62];
const CLUSTER_RADIUS_PX = 56;

const toLatLng = ({ latitude, longitude }: GeoPoint): L.LatLngTuple => [latitude, longitude];

/** The library's own styles, without which it measures wrongly. */
export async function loadMapStyles(): Promise<void> {
  await Promise.all([mapStyles, clusterStyles].map(loadStylesheet));
}

/** Opens a map in an element. */
export function openSalonMap(element: HTMLElement, { tiles, onChoose }: MapOptions): OpenMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    center: NOWHERE,
    zoom: NEAR_ZOOM,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    zoomControl: false,
    // Whom the tiles come from is said by the page, as plain text.
    attributionControl: false,
    // The wheel scrolls the page on; there are buttons, keys and two fingers.
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
  });
  L.control.zoom({ zoomInTitle: SALON_TEXTS.larger, zoomOutTitle: SALON_TEXTS.smaller }).addTo(map);
  L.tileLayer(tiles.url, { minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM }).addTo(map);
  const clusters = L.markerClusterGroup({
    maxClusterRadius: CLUSTER_RADIUS_PX,
    showCoverageOnHover: false,
    animate: !isStill,
    iconCreateFunction: (cluster) => toClusterIcon(cluster.getChildCount()),
  }).addTo(map);
  const markers = new Map<string, L.Marker>();
  let chosenId = '';
  let marked: L.Marker | undefined;

  function markChosen(): L.Marker | undefined {
    const chosen = markers.get(chosenId);
    for (const marker of [marked, chosen])
      marker?.setIcon(toIcon(marker.options.title ?? '', marker === chosen));
    marked = chosen;
    return chosen;
  }

  const isSeen = (marker: L.Marker) =>
    clusters.getVisibleParent(marker) === marker && map.getBounds().contains(marker.getLatLng());

  return {
    show(salons) {
      clusters.clearLayers();
      markers.clear();
      marked = undefined;
      for (const salon of salons) {
        if (salon.point === null) continue;
        markers.set(salon.id, toMarker(salon, salon.point, onChoose));
      }
      clusters.addLayers([...markers.values()]);
      const bounds = clusters.getBounds();
      if (bounds.isValid())
        map.fitBounds(bounds, { padding: [32, 32], maxZoom: NEAR_ZOOM, animate: !isStill });
      markChosen();
    },
    choose(id) {
      chosenId = id;
      const hadFocus = element.contains(document.activeElement);
      const chosen = markChosen();
      if (chosen === undefined || isSeen(chosen)) return;
      map.setView(chosen.getLatLng(), Math.max(map.getZoom(), NEAR_ZOOM), { animate: false });
      // Others may stand so close that it is still one of a cluster.
      clusters.zoomToShowLayer(chosen, () => {
        // Its pin was drawn anew, and has lost the focus of the keyboard that chose it.
        if (hadFocus) chosen.getElement()?.focus({ preventScroll: true });
      });
    },
    lookAt(place) {
      if (place !== null) map.setView(toLatLng(place.point), NEAR_ZOOM, { animate: !isStill });
    },
    close: () => map.remove(),
  };
}

function toMarker(salon: Salon, point: GeoPoint, onChoose: (id: string) => void): L.Marker {
  const title = salon.title.includes(salon.address) ? salon.title : `${salon.title}, ${salon.address}`;
  const marker = L.marker(toLatLng(point), { icon: toIcon(title, false), title, riseOnHover: true });
  marker.on('click', () => onChoose(salon.id));
  // Leaflet gives a marker the focus, and Enter only to those that open a balloon.
  marker.on('keypress', ({ originalEvent }) => {
    if (originalEvent.key === 'Enter' || originalEvent.key === ' ') onChoose(salon.id);
  });
  return marker;
}

/** A pin. Its name is text inside it, so that it is read whatever Leaflet makes of the element. */
function toIcon(title: string, isChosen: boolean): L.DivIcon {
  const name = document.createElement('span');
  name.className = 'visually-hidden';
  name.textContent = isChosen ? `${title}, ${SALON_TEXTS.chosen.toLowerCase()}` : title;
  return L.divIcon({
    className: `${styles['pin'] ?? ''} ${isChosen ? (styles['chosen'] ?? '') : ''}`,
    html: name,
    iconSize: [30, 38],
    iconAnchor: [15, 38],
  });
}

function toClusterIcon(count: number): L.DivIcon {
  const face = document.createElement('span');
  face.textContent = String(count);
  face.setAttribute('aria-hidden', 'true');
  const name = document.createElement('span');
  name.className = 'visually-hidden';
  name.textContent = toSalonCount(count);
  const html = document.createElement('span');
  html.append(face, name);
  return L.divIcon({ className: styles['cluster'] ?? '', html, iconSize: [44, 44] });
}
