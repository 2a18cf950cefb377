import { describe, expect, test } from 'vitest';
import { registry } from '#app/catalog.server';
import { completeProps } from '#cms/builder/complete-props';
import { mapElements } from '#cms/builder/map-elements';
import { OWN_COMPONENTS } from '#cms/builder/own-components';
import { readOptions } from '#cms/builder/read-options';
import { element } from '#cms/builder/testing/sample-content';
import { toBuilderComponent } from '#cms/builder/to-builder-component';
import { toFormValue } from '#cms/fields/form-value';
import { listEditorFields } from '#cms/fields/list-editor-fields';
import { parsePageInfo } from '#schemas/parse-page-info';

const definitions = registry.all().map((definition) => [definition.type, definition] as const);
const fieldsOf = (type: string) => {
  const definition = registry.find(type);
  return definition && listEditorFields(definition.props);
};

/** The verdict on what these elements are mapped to. */
function judge(...elements: unknown[]) {
  const { components } = mapElements(elements, { fieldsOf, symbols: new Map() });
  const parsed = parsePageInfo({ uuid: 'u', components });
  if (parsed === null) throw new Error('an object is always a page');
  return registry.judgeAll(parsed.page.components);
}

describe.each(definitions)('%s in Builder.io', (_type, definition) => {
  const component = toBuilderComponent(definition);

  test('begins with the defaults of its schema: what an example says reaches no visitor', () => {
    const fields = new Map(listEditorFields(definition.props).map((field) => [field.name, field]));
    const begun = component.inputs.filter(
      ({ name, defaultValue }) => fields.has(name) && defaultValue !== undefined,
    );
    for (const { name, defaultValue } of begun) {
      const field = fields.get(name);
      expect(field?.default).toBeDefined();
      expect(defaultValue).toEqual(field && toFormValue([field], { [name]: field.default })[name]);
    }
  });

  test('shows each example as it was written', () => {
    const fields = listEditorFields(definition.props);
    for (const { props } of definition.examples) {
      const written = Object(props) as Record<string, unknown>;
      const options = { ...toFormValue(fields, written), version: definition.version };
      const { ready, findings } = judge(element(component.name, options));
      expect(findings).toEqual([]);
      expect(ready[0]?.props).toEqual(definition.props.parse(props));
    }
  });

  test('has in the editor what parsing would give it', () => {
    const fields = listEditorFields(definition.props);
    for (const { props } of definition.examples) {
      const options = readOptions(fields, toFormValue(fields, Object(props) as Record<string, unknown>));
      expect(definition.props.parse(completeProps(fields, options?.props ?? {}))).toEqual(
        definition.props.parse(props),
      );
    }
  });
});

describe("Builder.io's own components", () => {
  test.each([...OWN_COMPONENTS.keys()])('%s is a block of this catalog, and a valid one', (name) => {
    const options = {
      text: 'Слова',
      code: '<p>Слова</p>',
      link: '/about',
      image: '/media/app.svg',
      width: 480,
      height: 320,
      video: '/media/film.mp4',
      posterImage: '/media/app.svg',
    };
    const { ready, findings } = judge(element(name, options));
    expect(findings.map(({ type }) => type)).toEqual(
      name === 'Form:Form' ? ['Builder: fields of Form:Form'] : [],
    );
    expect(ready).toHaveLength(1);
  });

  test('a picture whose size nothing says is shown in a usual one, and named', () => {
    const { ready, findings } = judge(element('Image', { image: '/media/app.svg' }));
    expect(ready.map(({ props }) => props)).toMatchObject([{ image: { width: 1200, height: 800 } }]);
    expect(findings.map(({ type }) => type)).toEqual(['Builder: a picture without its size']);
  });

  test('what cannot be shown is a finding with its name', () => {
    const code = element('Custom Code', { code: '<script>alert(1)</script>' });
    const bound = element('Text', { text: 'a' }, { bindings: { 'component.options.text': 'state.a()' } });
    const { ready, findings } = judge(code, bound);
    expect(ready).toEqual([]);
    expect(findings.map(({ code: found, type }) => `${found} ${type}`)).toEqual([
      'unknown-type Builder: Custom Code',
      'unknown-type Builder: bindings of Text',
    ]);
  });

  test('hostile markup of a text is cleaned like any other', () => {
    const { ready } = judge(element('Text', { text: '<p onclick="a()">Да</p><script>alert(1)</script>' }));
    expect(ready[0]?.props).toMatchObject({ html: '<p>Да</p>' });
    const { ready: buttons } = judge(element('Core:Button', { text: 'Да', link: 'javascript:alert(1)' }));
    expect(buttons[0]?.props).toMatchObject({ html: '<p>Да</p>' });
  });
});
