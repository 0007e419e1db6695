import Graphology from 'graphology';
import { useEffect, useRef, useState } from 'react';
import Sigma from 'sigma';
import { EdgeLineProgram } from 'sigma/rendering';
import { Button } from '../../../ui/controls/button.js';
import { formatNumber } from '../../../ui/show/number.js';
import { Address, pathOf } from '../address.js';
import { colorOf, type Coloring } from './colorings.js';
import type { Graph } from '../found.js';

type Node = Graph['nodes'][number];

/** Pixels of a node of link score 0 and of 100. */
const SIZE = { least: 3, most: 14 } as const;
/** Of so few dots all are named for which there is room. Chosen. */
const FEW = 40;
/** Pixels between a dot and its label, and a label and the end of the drawing. */
const GAP = 3;

export interface LinkGraphProps {
  readonly graph: Graph;
  readonly coloring: Coloring;
}

/** Addresses as dots, links as lines, by WebGL. Below is what a pressed dot stands for. */
export function LinkGraph({ graph, coloring }: LinkGraphProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<Sigma | null>(null);
  const [pressed, setPressed] = useState<Node | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const sigma = draw(element, graph, coloring, setPressed);
    drawing.current = sigma;
    return () => {
      drawing.current = null;
      sigma.kill();
    };
  }, [graph, coloring]);
  return (
    <div className="stack">
      <div
        ref={frame}
        className="link-graph"
        role="img"
        aria-label={`${formatNumber(graph.nodes.length)} addresses and the links between them; the table has the same`}
      />
      <div className="row">
        <Button small onPress={() => void drawing.current?.getCamera().animatedZoom()}>
          Closer
        </Button>
        <Button small onPress={() => void drawing.current?.getCamera().animatedUnzoom()}>
          Farther
        </Button>
        <Button small onPress={() => void drawing.current?.getCamera().animatedReset()}>
          All of it
        </Button>
        <span role="status">
          {pressed === null ? (
            <span className="soft">Press a dot to see what it is.</span>
          ) : (
            <>
              <Address url={pressed.url} /> {formatNumber(pressed.inlinks)} links to it,{' '}
              {formatNumber(pressed.outlinks)} from it
            </>
          )}
        </span>
      </div>
    </div>
  );
}

/** @param ground a computed colour, as `rgb(255, 255, 255)` @returns one nearer to it than to the other */
function between(ground: string, other: string): string {
  const [near, far] = [ground, other].map((color) => (color.match(/\d+/g) ?? []).map(Number));
  return `rgb(${(near ?? []).map((part, place) => Math.round(part * 0.6 + (far?.[place] ?? part) * 0.4)).join(', ')})`;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Where the nodes stand, as wide and as high as the drawing is: it is high on a phone and wide elsewhere, and a graph that
 * keeps its own form would leave half of it empty.
 *
 * @returns the place of a node, from 0 to the form of the drawing
 */
function placesIn(
  { clientWidth, clientHeight }: HTMLElement,
  nodes: Graph['nodes'],
): (place: number) => Place {
  const places = nodes.map(({ x, y }, place) => {
    // Without a place of its own a node stands on a circle.
    const angle = (place / nodes.length) * 2 * Math.PI;
    return { x: x ?? Math.cos(angle), y: y ?? Math.sin(angle) };
  });
  const stretched = (axis: keyof Place, length: number) => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const place of places) {
      least = Math.min(least, place[axis]);
      most = Math.max(most, place[axis]);
    }
    // All in one line stay so.
    return (at: number) => (most > least ? ((at - least) / (most - least)) * length : length / 2);
  };
  const across = stretched('x', 1);
  const down = stretched('y', clientWidth > 0 ? clientHeight / clientWidth : 1);
  return (place) => {
    const { x = 0, y = 0 } = places[place] ?? {};
    return { x: across(x), y: down(y) };
  };
}

/** Pixels within the drawing. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The dots where they are drawn at the moment. */
function dotsOf(sigma: Sigma): Box[] {
  return sigma.getGraph().mapNodes((node) => {
    const place = sigma.getNodeDisplayData(node) ?? { x: 0, y: 0, size: 0 };
    const { x, y } = sigma.framedGraphToViewport(place);
    const size = sigma.scaleSize(place.size);
    return { left: x - size, right: x + size, top: y - size, bottom: y + size };
  });
}

function draw(
  element: HTMLElement,
  { nodes, edges }: Graph,
  coloring: Coloring,
  onPress: (node: Node) => void,
): Sigma {
  // The computed colour of an element is one value, where the token has one for light and one for dark.
  const style = getComputedStyle(element);
  const color = (name: string) => {
    element.style.color = `var(${name})`;
    return style.color;
  };
  const chart = Array.from({ length: 8 }, (_, place) => color(`--chart-${place + 1}`));
  const [surface, text] = [color('--surface'), color('--text')];
  // Many lie over each other: each by itself is faint, on a light ground and on a dark one.
  const line = between(surface, color('--line-strong'));
  /** Where a name may begin: after its dot, or before it. */
  const besideDot = (width: number, x: number, size: number) =>
    [x + size + GAP, x - size - GAP - width].filter((at) => at >= 0 && at + width <= element.clientWidth);
  /** What a name of this picture may not lie over: dots, where they are few, and the names before it. */
  let taken: Box[] | null = null;
  let drawn: Sigma | null = null;
  const placeOf = placesIn(element, nodes);
  const model = new Graphology({ type: 'directed' });
  for (const [place, node] of nodes.entries()) {
    model.addNode(String(node.id), {
      ...placeOf(place),
      size: SIZE.least + ((SIZE.most - SIZE.least) * (node.linkScore ?? 0)) / 100,
      label: pathOf(node.url),
      color: chart[colorOf(coloring, node).place - 1],
    });
  }
  for (const { source, target } of edges) {
    if (
      source !== target &&
      model.hasNode(source) &&
      model.hasNode(target) &&
      !model.hasEdge(source, target)
    ) {
      model.addEdge(source, target, { color: line, size: 1 });
    }
  }
  const sigma = new Sigma(model, element, {
    labelFont: style.fontFamily,
    labelRenderedSizeThreshold: 8,
    labelDensity: nodes.length <= FEW ? 4 : 1,
    // Its own are cut at the end of a narrow drawing, and lie over each other.
    defaultDrawNodeLabel: (canvas, { x, y, size, label }, { labelSize, labelFont }) => {
      if (typeof label !== 'string') return;
      canvas.font = `${labelSize}px ${labelFont}`;
      canvas.fillStyle = text;
      const { width } = canvas.measureText(label);
      const others = (taken ??= drawn !== null && nodes.length <= FEW ? dotsOf(drawn) : []);
      for (const left of besideDot(width, x, size)) {
        const box = { left, right: left + width, top: y - labelSize / 2, bottom: y + labelSize / 2 };
        if (others.some((other) => overlap(box, other))) continue;
        others.push(box);
        canvas.fillText(label, left, y + labelSize / 3);
        return;
      }
    },
    // Its own is a white box, on which the light words of the dark theme can't be read.
    defaultDrawNodeHover: (canvas, { x, y, size, label }, { labelSize, labelFont }) => {
      if (typeof label !== 'string') return;
      canvas.font = `${labelSize}px ${labelFont}`;
      const { width } = canvas.measureText(label);
      const at = besideDot(width, x, size)[0] ?? GAP;
      canvas.fillStyle = surface;
      canvas.fillRect(at - 3, y - labelSize, width + 8, 2 * labelSize);
      canvas.fillStyle = text;
      canvas.fillText(label, at, y + labelSize / 3);
    },
    // Lines are most of what is drawn, and where no graphics card helps they take a second for each picture.
    hideEdgesOnMove: true,
    hideLabelsOnMove: true,
    // Plain lines instead of rectangles with soft borders: a third of the work.
    edgeProgramClasses: { line: EdgeLineProgram },
    allowInvalidContainer: true,
  });
  sigma.on('beforeRender', () => {
    taken = null;
  });
  // It has drawn once before it could be asked where the dots are.
  drawn = sigma;
  if (nodes.length <= FEW) sigma.scheduleRender();
  const byId = new Map(nodes.map((node) => [String(node.id), node]));
  sigma.on('clickNode', ({ node }) => {
    const found = byId.get(node);
    if (found !== undefined) onPress(found);
  });
  return sigma;
}
